import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Diajukan di Safe Anda. Tidak ada yang dikirim sebelum cukup banyak pemilik setuju.',
    failed: 'Tidak ada yang dikirim: ditolak, digantikan, atau dihapus di Safe Anda.'
  },
  sent: 'Diajukan di Safe Anda. Tercantum di Transaksi, dan dikirim setelah cukup banyak pemilik setuju.',
  unsaved:
    'Diajukan di Safe Anda, tetapi browser Anda tidak dapat menyimpannya. Setelah menutup halaman ini, pantau di Safe Anda.',
  late: (asked) => `Safe Anda ternyata telah mengajukan ini: ${asked}. Pantau di Transaksi.`,
  attempt: 'Ini mungkin sudah diajukan. Safe Anda belum memastikannya: periksa antreannya sebelum mencoba lagi.',
  owners: 'Pemilik lain Safe Anda mungkin juga harus menandatangani. Halaman ini menunggu mereka hingga 8 menit.'
}
