import type { Settings } from '#ui/settings.ts'
import { avatar } from '../config.ts'
import { environment } from './built.ts'

const { appName, organisation, appInfo, chains, modalSize, display } = environment

/** The views' part of the environment. */
export const settings: Settings = {
  appName,
  organisation,
  ...(appInfo && { appInfo }),
  chains,
  modalSize,
  display,
  ...(avatar !== undefined && { avatar })
}
