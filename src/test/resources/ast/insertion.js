a
b
a = b
+ c
a = b
(c)
a
++b
--c
a++
(b)
a++
[b]
x = () => {}
(y)
x = () => {}
/re/g
f = function () {}
/re/g
let d = 1
let e = 2
if (a)
  b
else
  c
do a; while (b) c
for (a; b
; c) ;
({a
: b}
)
function g() { return
1 }
l: while (1) { break
l
}
const h = `x`
`y`
a
?.b
a
in b
async
function i() {}
async
x => x
var j
k
of
{ a } b
{ let k }
