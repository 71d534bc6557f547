import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Menunggu selama ${seconds} s`,
  confirmIn: (wallet) => `Sahkan dalam ${wallet}`,
  open: (wallet) => `Buka ${wallet}`,
  help: {
    host: (wallet) =>
      `Tiada apa-apa kelihatan? ${wallet} meminta di luar halaman ini, dan mungkin sedang menunggu dompet yang anda gunakan untuk menandatangani.`,
    browser: (wallet) =>
      `Tiada apa-apa kelihatan? ${wallet} mungkin berkunci, atau tetingkapnya berada di belakang tetingkap ini atau dalam panel sisi. Buka dari bar alat pelayar.`,
    around: (wallet) => `Tiada apa-apa kelihatan? ${wallet} mungkin berkunci.`,
    app: (wallet) => `Tiada apa-apa kelihatan? Buka ${wallet} pada telefon ini: permintaan itu menunggu di sana.`,
    elsewhere: (wallet) =>
      `Tiada apa-apa kelihatan? Buka kunci peranti tempat ${wallet} berada, kemudian buka dompet di sana.`
  }
}
