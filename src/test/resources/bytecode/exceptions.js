function caught(f) { try { f(); } catch (e) { return e; } }
function bare(f) { try { f(); } catch { return 1; } }
function pattern(f) { try { f(); } catch ({ message, ...rest }) { return () => message + rest; } }
function last(f) { try { return f(); } finally { f(1); } }
function all(f) { for (;;) { try { if (f()) break; if (f(1)) continue; return 1; } catch (e) { f(e); } finally { f(2); } } }
function nested(f) { try { try { return f(); } finally { f(1); } } finally { f(2); } }
function override(f) { try { throw f; } finally { return 1; } }
function scoped(f) { { let a = f; try { let b = f; return () => a + b; } catch (e) { return () => e + a; } } }
