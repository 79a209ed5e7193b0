1;
if (a) { 2; } else { b(); }
for (const x of xs) { if (x) break; x; }
do { 3; continue; } while (c);
try { 4; } catch (e) { 5; } finally { 6; }
switch (d) { case 1: 7; break; default: }
l: { 8; break l; }
var v = 9; function f() {} {} ;
