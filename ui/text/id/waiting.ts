import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Menunggu selama ${seconds} dtk`,
  confirmIn: (wallet) => `Konfirmasi di ${wallet}`,
  open: (wallet) => `Buka ${wallet}`,
  help: {
    host: (wallet) =>
      `Tidak terlihat apa pun? ${wallet} meminta di luar halaman ini, dan mungkin menunggu dompet yang Anda pakai untuk menandatangani.`,
    browser: (wallet) =>
      `Tidak terlihat apa pun? ${wallet} mungkin terkunci, atau jendelanya mungkin di belakang jendela ini atau di panel samping. Buka dari bilah alat browser.`,
    around: (wallet) => `Tidak terlihat apa pun? ${wallet} mungkin terkunci.`,
    app: (wallet) => `Tidak terlihat apa pun? Buka ${wallet} di ponsel ini: permintaan menunggu di sana.`,
    elsewhere: (wallet) => `Tidak terlihat apa pun? Buka kunci perangkat tempat ${wallet} berada, lalu buka di sana.`
  }
}
