// goal: eval
{ x = 1 }
