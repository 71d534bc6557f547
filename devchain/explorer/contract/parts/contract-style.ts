/** Of a contract's page. */
export const contractStyle = `
:root:not([data-scripted]) .scripted{display:none}
.callers{display:grid;gap:16px 24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));align-items:start}
.wallet{display:grid;gap:8px;justify-items:start}
.wallet .label{font-weight:500;font-size:.875rem;line-height:1.25rem}
.wallet .status:empty,.wallet .actions:empty{display:none}
.wallet .actions button{gap:8px}
.wallet img{border-radius:6px}
.walletname{display:flex;gap:8px;align-items:center}
.waiting::before{content:"";display:inline-block;inline-size:8px;block-size:8px;margin-inline-end:8px;border-radius:50%;background:var(--info)}
.functions{display:grid}
.function{border-block-end:1px solid var(--line)}
.function:last-child{border:0}
.function>summary{padding-block:10px;color:var(--text);font-weight:400}
.function>summary::marker{color:var(--accent)}
.function>form{padding-block:6px 20px;max-inline-size:720px}
.function .group{display:grid;gap:12px;padding:12px 16px;border:1px solid var(--line);border-radius:8px}
.function [role=status]:empty,.wrong:empty{display:none}
.wrong span{display:block}
.outcome,.sending,.results,.call{display:grid;gap:10px;justify-items:start;grid-template-columns:minmax(0,1fr)}
.outcome>*,.results>*,.sending>*,.call>*{inline-size:100%}
.outcome button,.results button,.sending button,.call button{inline-size:auto}
.call{margin-block-start:10px}
.call:empty{display:none}
.verdict{display:flex;gap:8px;align-items:center}
.state .arguments{padding:0;background:none}
.state .arguments>div{grid-template-columns:minmax(0,1fr)}
.state .single dt{display:none}
.state .results{align-items:center;grid-template-columns:minmax(0,1fr) auto}
.state .results>*{inline-size:auto}
.line{display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline}
textarea{font:inherit;color:inherit;inline-size:100%;min-block-size:44px;padding:9px 12px;border-radius:8px;border:1px solid var(--control);background:var(--surface);resize:vertical}
textarea::placeholder{color:var(--tertiary);opacity:1}
textarea[aria-invalid=true],select[aria-invalid=true]{border-color:var(--danger)}
[aria-disabled=true]{opacity:.6;cursor:progress}
`
