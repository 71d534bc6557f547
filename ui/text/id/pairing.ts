import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Kode untuk menghubungkan ${wallet}`,
  preparing: 'Menyiapkan kode',
  ready: 'Kode siap dipindai.',
  validFor: (time) => `Berlaku selama ${time}`,
  newValidFor: (time) => `Kode baru, berlaku selama ${time}`,
  expiresSoon: 'Kode kedaluwarsa dalam satu menit. Kode baru menyusul secara otomatis.',
  renewed: 'Kode baru telah menggantikan yang lama.',
  copyLink: 'Salin tautan',
  openAny: 'Buka dompet',
  openAnyTitle: 'Buka dompet di ponsel ini',
  openAnyText: 'Konfirmasi di sana, lalu kembali.',
  openAnyHelp: 'Tidak ada yang terbuka? Salin tautan, atau tampilkan kode untuk dipindai ponsel lain.',
  showCode: 'Tampilkan kode',
  hideCode: 'Sembunyikan kode',
  confirm: (wallet) => `Konfirmasi koneksi di ${wallet}, lalu kembali.`,
  preparingLink: 'Menyiapkan tautan',
  open: (wallet) => `Buka ${wallet}`,
  openAgain: 'Buka lagi',
  notOpened: (wallet) => `${wallet} tidak terbuka?`,
  notOpenedHelp: 'Coba lagi, tempel tautan di dompet, atau instal dahulu.',
  inAppHelp:
    'Halaman ini terbuka di dalam aplikasi lain, dan dompet mungkin tidak dapat dibuka dari sana. Gunakan menu aplikasi itu untuk membuka halaman di browser Anda, atau salin alamatnya.'
}
