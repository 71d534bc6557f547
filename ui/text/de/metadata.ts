import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Verbinde eine Wallet, behalte dein Guthaben im Blick und verfolge deine Transaktionen.',
  language: 'Sprache'
}
