import { CONNECTION_KEY, DISCONNECTED_KEY, THEME_KEY } from '#ui/models/stored-settings.ts'
import { themes } from '#ui/theme/theme.ts'

const chosen = themes.filter((theme) => theme !== 'system').join('|')

/**
 * Runs before the first paint: the chosen theme, and whether an account will be shown, so that nothing flashes; and a
 * click on Connect before the page has started is kept for `src/root.tsx`, with the focus, which Safari gives no button.
 */
export const beforePaintScript = [
  'var d=document.documentElement.dataset;document.addEventListener("click",function(e){',
  'var b=e.target.closest("[data-connect]");if(b&&!("started"in d)){d.clicked="";b.focus()}},true);try{var s=localStorage,',
  `t=s.getItem("${THEME_KEY}"),c=s.getItem("${CONNECTION_KEY}");`,
  `if(/^(${chosen})$/.test(t))d.theme=t;`,
  `if(c&&/"account"/.test(c)&&!s.getItem("${DISCONNECTED_KEY}"))d.wallet="remembered"}catch(e){}`
].join('')
