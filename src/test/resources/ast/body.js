// goal: body a b
return a + b; new.target
