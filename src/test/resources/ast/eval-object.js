// goal: eval
{ a: 1, b: [2, 3], c() { return 4; } } // note
