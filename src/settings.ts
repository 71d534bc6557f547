import type { Settings } from '#ui/models/settings.ts'
import { environment } from './built-environment.ts'

const { appName, organisation, chains, modalSize, display } = environment

/** The views' part of the environment. */
export const settings: Settings = { appName, organisation, chains, modalSize, display }
