import { englishTestPhone } from './messages/english-test-phone.ts'

/** Kept apart from the rest of the catalogue, so that nothing of it is in a build. */
export const testPhoneMessages: typeof englishTestPhone = englishTestPhone
