import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Kod untuk menyambung ${wallet}`,
  preparing: 'Menyediakan kod',
  ready: 'Kod sedia untuk diimbas.',
  validFor: (time) => `Sah selama ${time}`,
  newValidFor: (time) => `Kod baharu, sah selama ${time}`,
  expiresSoon: 'Kod akan tamat tempoh dalam masa satu minit. Kod baharu akan menyusul secara automatik.',
  renewed: 'Kod baharu telah menggantikan kod lama.',
  copyLink: 'Salin pautan',
  openAny: 'Buka dompet',
  openAnyTitle: 'Buka dompet pada telefon ini',
  openAnyText: 'Sahkan di sana, kemudian kembali ke sini.',
  openAnyHelp: 'Tiada apa-apa terbuka? Salin pautan, atau tunjukkan kod untuk diimbas dengan telefon lain.',
  showCode: 'Tunjukkan kod',
  hideCode: 'Sembunyikan kod',
  confirm: (wallet) => `Sahkan sambungan dalam ${wallet}, kemudian kembali ke sini.`,
  preparingLink: 'Menyediakan pautan',
  open: (wallet) => `Buka ${wallet}`,
  openAgain: 'Buka sekali lagi',
  notOpened: (wallet) => `${wallet} tidak terbuka?`,
  notOpenedHelp: 'Cuba lagi, tampal pautan dalam dompet, atau pasang dompet dahulu.',
  inAppHelp:
    'Halaman ini dibuka di dalam apl lain, dan dompet mungkin tidak dapat dibuka dari situ. Gunakan menu apl itu untuk membuka halaman dalam pelayar anda, atau salin alamatnya.'
}
