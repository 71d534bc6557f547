/** The height that the button takes of the window's lower end, with its distance to it and one like that above. */
export const OPENER_ROOM = '76px'

/** Added to the prompts' style. */
export const panelStyle = `
aside { position: fixed; inset: auto auto 16px 16px; z-index: 2147483000; }
aside.beside { left: 72px; }
button.opener { display: grid; place-items: center; width: 44px; min-height: 44px; padding: 0; border: 1px solid var(--line); border-radius: 14px;
  background: var(--surface); box-shadow: 0 4px 16px rgb(13 22 38 / 18%); }
button.opener img { width: 28px; height: 28px; border-radius: 8px; }
button.opener.changed::after { content: ''; position: absolute; top: -4px; inset-inline-end: -4px; width: 14px; height: 14px; border-radius: 50%;
  background: var(--warning); border: 2px solid var(--surface); }
.panel .content { grid-auto-rows: max-content; }
dialog.panel h2 { font-size: 14px; line-height: 20px; font-weight: 600; letter-spacing: 0; }
.field { display: grid; gap: 4px; }
.field label { min-height: 0; padding: 0; border: 0; color: var(--secondary); cursor: default; }
.field label:hover { background: none; }
select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface);
  color: var(--text); font: inherit; }
select:disabled { opacity: 1; color: var(--secondary); border-color: var(--line); background: var(--sunken); }
fieldset.lasts { grid-template-columns: 1fr 1fr; }
fieldset.lasts legend { padding: 0 0 4px; }
.acts { display: grid; grid-template-columns: auto 1fr 1fr; gap: 8px; }
.acts button { padding: 8px; font-size: 13px; }
a { justify-self: start; margin: -8px 0; padding: 12px 0; color: var(--accent); font-weight: 500; }
a:hover { color: var(--accent-hover); }
details { border: 1px solid var(--line); border-radius: 8px; }
summary { min-height: 44px; padding: 12px; border-radius: 8px; font-weight: 500; cursor: pointer; }
summary:hover { background: var(--sunken); }
.more { display: grid; gap: 8px; padding: 4px 12px 12px; }
.since { color: var(--secondary); font-size: 12px; line-height: 16px; }
.choices.one { grid-template-columns: 1fr; }
`
