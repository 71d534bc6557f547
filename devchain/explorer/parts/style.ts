import { contractStyle } from '#devchain/explorer/contract/parts/contract-style.ts'
import { explorerPalettes } from './palette.ts'

const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif'
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace'

function properties(scheme: keyof typeof explorerPalettes): string {
  const variables = Object.entries(explorerPalettes[scheme]).map(([name, value]) => `--${name}:${value}`)
  return [`color-scheme:${scheme}`, ...variables].join(';')
}

/** Light or dark, following the system. */
export const explorerStyle = `
:root{${properties('light')}}
@media (prefers-color-scheme:dark){:root{${properties('dark')}}}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-inline-size:320px;background:var(--canvas);color:var(--text);font:400 1rem/1.5rem ${FONT};overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
h1,h2,h3,p,ul,ol,dl,dd,fieldset,form{margin:0;padding:0;border:0;min-inline-size:0}
h1,h2,h3{text-wrap:balance}
h1{font-size:1.75rem;line-height:2.25rem;letter-spacing:-.018em;font-weight:680}
h2{font-size:1.25rem;line-height:1.75rem;letter-spacing:-.01em;font-weight:600}
ol,ul{list-style:none}
code{font-family:${MONO};font-size:.9375em}
a{color:var(--accent);text-decoration:underline;text-decoration-color:transparent;text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
.what a{white-space:nowrap}
p a,.what a{text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.icon{display:block;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.number{font-variant-numeric:tabular-nums}
.quiet{color:var(--secondary)}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset:8px auto auto 8px;padding:8px 16px;background:var(--surface);border-radius:8px;z-index:1}
.skip:not(:focus){clip-path:inset(50%)}
.success{color:var(--success)}.reverted{color:var(--danger)}.pending{color:var(--info)}.unknown{color:var(--warning)}

header{background:var(--surface);border-block-end:1px solid var(--line)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:8px max(16px,calc((100% - 1088px)/2))}
.brand{display:flex;align-items:center;gap:8px;min-block-size:44px;color:var(--text);font-weight:680;letter-spacing:-.01em}
.brand .icon{color:var(--accent)}
.bar nav{display:flex;flex-wrap:wrap;gap:4px;margin-inline-start:-12px}
.bar nav a{display:flex;align-items:center;gap:8px;min-block-size:44px;padding-inline:12px;border-radius:8px;color:var(--secondary);font-size:.875rem;font-weight:500;text-decoration:none}
.bar nav a:hover{background:var(--sunken);color:var(--text)}
.bar nav a[aria-current]{background:var(--sunken);color:var(--text);box-shadow:inset 0 -2px var(--accent);border-end-start-radius:0;border-end-end-radius:0}
.bar nav img{border-radius:4px}
.search{display:flex;gap:8px;flex:1 1 210px;justify-content:flex-end}
.search input{flex:1 1 auto;max-inline-size:420px}
main{max-inline-size:1120px;margin-inline:auto;padding:32px 16px 72px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.whole{display:grid;gap:inherit;grid-template-columns:minmax(0,1fr)}
#pending:empty{display:none}
.head{display:grid;gap:8px}
.head .line{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
.head .id{color:var(--secondary)}
.lead{font-size:1.125rem;line-height:1.75rem;max-inline-size:68ch}
.trail{color:var(--secondary);font-size:.875rem;line-height:1.25rem}
section{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:20px 24px 24px;display:grid;gap:16px;align-content:start;min-inline-size:0;grid-template-columns:minmax(0,1fr)}
.title{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px}
.title>*{min-inline-size:0}
.title>.quiet,.title>a{font-size:.875rem;line-height:1.25rem}
.columns{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));align-items:start}
.stack{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.pill,.badge{display:inline-flex;align-items:center;gap:6px;padding:2px 12px 2px 8px;border:1px solid currentColor;border-radius:99px;font-size:.875rem;line-height:1.5rem;font-weight:600}
.badge{padding-inline:10px;color:var(--secondary);font-weight:500}
.mark{display:flex;align-items:center;block-size:1.5rem}

.facts>div{display:grid;grid-template-columns:minmax(0,168px) minmax(0,1fr);gap:4px 24px;padding-block:10px;border-block-end:1px solid var(--line)}
.facts>div:first-child{padding-block-start:0}.facts>div:last-child{border:0;padding-block-end:0}
.facts dt{color:var(--secondary)}
.facts dd{font-variant-numeric:tabular-nums}
.stats{display:grid;grid-template-columns:repeat(auto-fit,minmax(132px,1fr));gap:16px 24px}
.stats dt{color:var(--secondary);font-size:.875rem;line-height:1.25rem}
.stats dd{font-size:1.125rem;line-height:1.75rem;font-weight:600;font-variant-numeric:tabular-nums}
.arguments{display:grid;gap:10px;padding:12px 16px;border-radius:8px;background:var(--sunken)}
.arguments>div{display:grid;grid-template-columns:minmax(0,148px) minmax(0,1fr);gap:2px 16px}
.arguments .arguments{padding:4px 0 4px 12px;border-inline-start:2px solid var(--line);border-radius:0}
.arguments dt{font-weight:500;font-size:.875rem}
.type{color:var(--tertiary);font-weight:400}
.full>span{font-weight:600}
.items{display:grid;gap:8px}
.hex{display:block;font-size:.8125rem;line-height:1.25rem;max-block-size:240px;overflow:auto}
q{quotes:"“" "”"}
summary{cursor:pointer;min-block-size:32px;display:list-item;color:var(--accent);font-weight:500}
details .hex{padding:12px;border-radius:8px;background:var(--sunken)}

.rows{display:grid}
.rows>li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 12px;padding-block:10px;border-block-end:1px solid var(--line)}
.rows>li:first-child{padding-block-start:0}.rows>li:last-child{border:0;padding-block-end:0}
.rows.plain>li{grid-template-columns:minmax(0,1fr)}.rows.plain .meta{grid-column:1}
.events>li{display:grid;gap:8px}
.rows .what b{font-weight:600;font-variant-numeric:tabular-nums}
.rows .meta{grid-column:2;display:flex;flex-wrap:wrap;align-items:center;gap:2px 14px;color:var(--secondary);font-size:.875rem;line-height:1.5rem;font-variant-numeric:tabular-nums}
.trace{display:grid;gap:8px}
.trace li{padding-inline-start:calc(var(--depth)*20px)}

.depth-0{--depth:0}.depth-1{--depth:1}.depth-2{--depth:2}.depth-3{--depth:3}.depth-4{--depth:4}
.trace .kind{color:var(--tertiary);font-size:.75rem;font-weight:600;letter-spacing:.02em}
.pages{display:flex;flex-wrap:wrap;gap:8px}

label,legend{display:block;padding:0;font-weight:500;font-size:.875rem;line-height:1.25rem}
.field{display:grid;gap:6px}
.hint{color:var(--secondary);font-size:.875rem;line-height:1.25rem}
.wrong{color:var(--danger);font-size:.875rem;line-height:1.25rem;font-weight:500}
input,select,textarea,button,.button{font:inherit;color:inherit;min-block-size:44px;border-radius:8px;border:1px solid var(--control);background:var(--surface)}
input,select,textarea{padding-inline:12px;inline-size:100%;min-inline-size:0}
textarea{display:block;padding-block:10px;resize:vertical}
input[aria-invalid=true]{border-color:var(--danger)}
input::placeholder,textarea::placeholder{color:var(--tertiary);opacity:1}
input[type=radio]{inline-size:18px;block-size:18px;min-block-size:0;margin:0;flex:none;accent-color:var(--accent)}
button,.button{display:inline-flex;align-items:center;justify-content:center;padding-inline:16px;font-weight:600;cursor:pointer;text-decoration:none;color:var(--text);transition:background-color 120ms ease-out}
button:hover,.button:hover{background:var(--sunken)}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--onAccent)}
button.primary:hover{background:var(--accentHover);border-color:var(--accentHover)}
button.small{min-block-size:32px;padding-inline:12px;font-size:.875rem}
.choice{display:flex;align-items:center;gap:10px;min-block-size:44px;font-weight:400;font-size:1rem;cursor:pointer}
.choice.described{align-items:start;padding-block:6px}.choice.described input{margin-block-start:3px}
.form{display:grid;gap:16px;justify-items:start;max-inline-size:560px}
.form>*{inline-size:100%}.form>button{inline-size:auto}
.inline{display:flex;flex-wrap:wrap;align-items:end;gap:12px}
.inline .field{flex:0 1 200px}
.actions{display:flex;flex-wrap:wrap;gap:8px}
.notice{display:flex;gap:12px;align-items:start;padding:14px 20px;border-radius:14px;border:1px solid currentColor;background:var(--surface)}
.notice .icon{margin-block-start:2px}
.notice p{color:var(--text)}
footer{max-inline-size:1120px;margin-inline:auto;padding:0 16px 32px;color:var(--secondary);font-size:.875rem;line-height:1.25rem}

${contractStyle}
@media (pointer:fine){summary{min-block-size:24px}}
@media (min-width:621px){.search input{font-size:.875rem}}
@media (max-width:620px){
main{padding-block:24px 48px;gap:16px}
.stack,.columns{gap:16px}
section{padding:16px}
.facts>div,.arguments>div{grid-template-columns:minmax(0,1fr)}
h1{font-size:1.5rem;line-height:2rem}
button.small{min-block-size:44px}
.meta .word{display:none}
.rows .meta a,.rows .what a{padding-block:4px}
}
@media (prefers-contrast:more){:root{--line:var(--control);--secondary:var(--text);--tertiary:var(--text)}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`
