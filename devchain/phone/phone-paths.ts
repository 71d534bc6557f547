/** The phone's path on the dev server. */
export const PHONE_PATH = '/__dev/phone'

/** The relay's path on the dev server: `ws://<host>/relay`. */
export const RELAY_PATH = '/relay'
