``; `a`; `a${b}c`; `${a}${b}`; `$${a}$`; `\u0041\
{}}`; `a${`b${{c: 1}.c}`}d`; `${function () { return `}`; }}`;
tag`a\n${b}`; tag`\u{bad}`; a.b`c``d`; new tag`x`; new tag`x`(1); f()`y`;
