/** The page's colours, but following the system's theme, since the wallet is not part of the page. */
export const promptStyle = `
:host {
  --surface: #ffffff; --sunken: #ecf0f5; --text: #0d1626; --secondary: #465266; --border: #7c889c; --line: #d7dee8;
  --accent: #0a6e7c; --accent-hover: #085863; --on-accent: #ffffff; --warning: #8f5200; --shadow: 0 16px 48px rgb(13 22 38 / 28%);
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :host {
    --surface: #121b2b; --sunken: #0b1220; --text: #edf2f9; --secondary: #b0bcce; --border: #66748c; --line: #263349;
    --accent: #45c7d4; --accent-hover: #6bd6e0; --on-accent: #04222a; --warning: #e9a945; --shadow: 0 16px 48px rgb(0 0 0 / 60%);
    color-scheme: dark;
  }
}
* { box-sizing: border-box; margin: 0; }
dialog {
  inset: 16px 16px auto auto; margin: 0; padding: 0; width: min(384px, calc(100vw - 32px)); max-height: calc(100dvh - 32px);
  border: 1px solid var(--line); border-radius: 20px; background: var(--surface); color: var(--text); box-shadow: var(--shadow);
  font: 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow: hidden;
}
dialog[open] { display: flex; flex-direction: column; animation: appear 160ms ease-out; }
dialog::backdrop { background: rgb(5 10 18 / 45%); }
@keyframes appear { from { opacity: 0; transform: translateY(-8px); } }
@media (prefers-reduced-motion: reduce) { dialog[open] { animation: none; } }
.head { display: flex; align-items: center; gap: 8px; padding: 12px 16px; border-bottom: 1px solid var(--line); font-weight: 600; }
.head img { width: 24px; height: 24px; border-radius: 7px; }
.head .network { margin-inline-start: auto; font-weight: 500; font-size: 12px; line-height: 16px; color: var(--secondary);
  border: 1px solid var(--line); border-radius: 99px; padding: 3px 10px; }
.content { display: grid; gap: 12px; padding: 16px; overflow: auto; }
h2 { font-size: 20px; line-height: 28px; font-weight: 650; letter-spacing: -0.01em; text-wrap: balance; }
p { color: var(--secondary); text-wrap: pretty; }
p.warning { color: var(--warning); font-weight: 500; }
p.warning::before { content: '▲ ' / ''; }
.note { font-size: 12px; line-height: 16px; }
pre {
  padding: 12px; max-height: 220px; overflow: auto; border-radius: 8px; background: var(--sunken); color: var(--text);
  font: 12px/16px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
dt { color: var(--secondary); }
dd { text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.code, .address { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px; }
h3 { font-size: 14px; line-height: 20px; font-weight: 600; }
.call { display: grid; gap: 8px; padding: 12px; max-height: 260px; overflow: auto; border-radius: 8px; background: var(--sunken); }
.call code { font: 600 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
dd.amount { font-size: 16px; font-weight: 650; }
fieldset { display: grid; gap: 4px; padding: 0; border: 0; min-width: 0; }
legend { padding: 0 0 8px; color: var(--secondary); }
label { display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 8px 12px; border: 1px solid transparent; border-radius: 8px; cursor: pointer; }
label:hover { background: var(--sunken); }
label:has(input:checked) { border-color: var(--accent); background: var(--sunken); }
label .who { display: grid; }
label .balance { margin-inline-start: auto; white-space: nowrap; color: var(--secondary); font-variant-numeric: tabular-nums; }
input { accent-color: var(--accent); width: 16px; height: 16px; margin: 0; flex: none; }
.choices { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding: 12px 16px 16px; border-top: 1px solid var(--line); }
button {
  min-height: 44px; padding: 8px 16px; border: 1px solid var(--border); border-radius: 8px; background: transparent; color: var(--text);
  font: inherit; font-weight: 600; cursor: pointer; transition: background 120ms ease-out;
}
button:hover { background: var(--sunken); }
button.approve { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button.approve:hover { border-color: var(--accent-hover); background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 480px) {
  dialog { inset: auto 0 0 0; width: 100%; max-width: 100%; max-height: 90dvh; border-radius: 20px 20px 0 0; }
}
`
