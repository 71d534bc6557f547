import type { WebKitPage } from './webkit-page.ts'

/** As far as the dialog that asks for the signature. */
export async function connect(webkit: WebKitPage, path = '/'): Promise<void> {
  await webkit.open(path)
  await webkit.click('button', 'Connect wallet')
  await webkit.click('button', 'Scripted Wallet')
  await webkit.sees('dialog', 'Verify your account')
}

export async function signIn(webkit: WebKitPage, path = '/'): Promise<void> {
  await connect(webkit, path)
  await webkit.click('button', 'Send message')
  await webkit.lacks('dialog')
  await webkit.sees('button', 'Account 0xf39')
}
