import { defaultChains, knownChains } from '#domain/chain/known-chains.ts'
import type { Config } from '#src/config.ts'
import type { LoadAvatar } from '#ui/avatar.ts'
import { defaultDisplay } from '#ui/display.ts'

/** The page under test is as `src/config.ts` has it before a team edits it. */
export const config: Config = {
  appName: 'Portside',
  organisation: 'The Portside Community',
  knownChains,
  chains: defaultChains,
  signIn: 'required',
  modalSize: 'compact',
  display: defaultDisplay,
  safeHosts: ['https://app.safe.global']
}

export const avatar: LoadAvatar | undefined = undefined
