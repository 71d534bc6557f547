/** Only the encoder: the package's main entry includes renderers, a fifth more bytes. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
