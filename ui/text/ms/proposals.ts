import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Dicadangkan dalam Safe anda. Tiada apa-apa dihantar sebelum cukup pemilik bersetuju.',
    failed: 'Tiada apa-apa dihantar: cadangan itu ditolak, diganti atau dibuang dalam Safe anda.'
  },
  sent: 'Dicadangkan dalam Safe anda. Cadangan ini disenaraikan di bawah Transaksi dan dihantar setelah cukup pemilik bersetuju.',
  unsaved:
    'Dicadangkan dalam Safe anda, tetapi pelayar anda tidak dapat menyimpannya. Selepas menutup halaman ini, ikuti perkembangannya dalam Safe anda.',
  late: (asked) => `Akhirnya Safe anda telah mencadangkan ini: ${asked}. Ikuti perkembangannya di bawah Transaksi.`,
  attempt:
    'Ini mungkin telah dicadangkan. Safe anda belum mengesahkan sama ada dicadangkan atau tidak: semak baris gilirnya sebelum anda cuba lagi.',
  owners: 'Pemilik lain Safe anda mungkin perlu menandatangani juga. Halaman ini menunggu mereka, sehingga 8 minit.'
}
