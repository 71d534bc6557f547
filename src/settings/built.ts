import { avatar } from '../config.ts'
import type { PageSettings } from './settings.ts'

/** The settings at build time; in one place, so that the build contains them only once. */
export const settings: PageSettings = { ...__SETTINGS__, ...(avatar !== undefined && { avatar }) }
