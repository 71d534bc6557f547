import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Netzwerkgebühr',
  atMost: 'Netzwerkgebühr, höchstens',
  total: 'Gesamt',
  totalAtMost: 'Gesamt, höchstens',
  withFee: (amount) => `${amount} und die Netzwerkgebühr`,
  together: (amount, fee) => `${amount} und ${fee}`,
  inWallet: 'Hier nicht bekannt. Deine Wallet zeigt sie an, bevor du dort bestätigst.',
  firstStep: (fee) =>
    `Höchstens ${fee} für den ersten Schritt, falls deine Wallet die Schritte einzeln sendet. Sie zeigt jede Gebühr an, bevor du dort bestätigst.`
}
