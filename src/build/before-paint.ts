import { CONNECTION_KEY, DISCONNECTED_KEY, THEME_KEY } from '#ui/models/stored-settings.ts'
import { themes } from '#ui/theme/theme.ts'

const chosen = themes.filter((theme) => theme !== 'system').join('|')

/**
 * Runs before the first paint. Sets the chosen theme, and whether an account will be shown, so that nothing flashes.
 * Keeps an early click on Connect for `src/root.tsx`, with the focus, which Safari does not give to a clicked button.
 */
export const beforePaintScript = [
  'var d=document.documentElement.dataset;document.addEventListener("click",function(e){',
  'var b=e.target.closest("[data-connect]");if(b&&!("started"in d)){d.clicked="";b.focus()}},true);try{var s=localStorage,',
  `t=s.getItem("${THEME_KEY}"),c=s.getItem("${CONNECTION_KEY}");`,
  `if(/^(${chosen})$/.test(t))d.theme=t;`,
  `if(c&&/"account"/.test(c)&&!s.getItem("${DISCONNECTED_KEY}"))d.wallet="remembered"}catch(e){}`
].join('')
