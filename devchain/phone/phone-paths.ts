/** Where people and pages of the dev server find the phone. */
export const PHONE_PATH = '/__dev/phone'

/** Where pages of the dev server reach the relay: `ws://<their host>/relay`. */
export const RELAY_PATH = '/relay'
