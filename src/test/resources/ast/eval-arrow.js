// goal: eval
[1, 2].map(v => { return v * 3; })
