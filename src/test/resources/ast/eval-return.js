// goal: eval
let i = 0
return i
