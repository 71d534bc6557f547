import { dimStyle } from './dom/dim-page.ts'
import { panelStyle } from './panel/panel-style.ts'
import { promptStyle } from './prompts/prompt-style.ts'

/** The texts of the style elements that Dev Wallet adds, for pages whose policy lists what they allow. */
export const walletStyles: readonly string[] = [promptStyle, `${promptStyle}${panelStyle}`, dimStyle]
