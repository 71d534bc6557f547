import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simulasi',
  unknown: 'Tidak ada node yang menyebutkan saldo mana yang akan berubah.',
  sends: (amount) => `Anda mengirim ${amount}.`,
  falls: (amount) => `Saldo Anda berkurang ${amount}.`,
  stays: (symbol) => `Saldo ${symbol} Anda tetap sama.`,
  receives: (amount) => `Anda menerima ${amount}.`,
  recipientReceives: (amount) => `Penerima menerima ${amount}.`,
  alsoReceives: (amount) => `Anda juga menerima ${amount}.`,
  alsoReceivesUnknown: 'Anda juga menerima token yang tidak dikenal halaman ini dan tidak dapat disebutkan nilainya:',
  recipientReceivesLess: (amount) =>
    `Penerima hanya menerima ${amount}, kurang dari yang Anda kirim. Beberapa token menahan sebagian dari setiap transfer, atau membulatkannya.`,
  recipientReceivesNothing: 'Penerima tidak akan menerima yang Anda kirim: saldo di sana tidak bertambah.',
  alsoPays: (amount) => `Akun Anda juga membayar ${amount}.`,
  alsoPaysUnknown: 'Akun Anda juga membayar sejumlah token yang tidak dikenal halaman ini:',
  contradicted:
    'Satu pemeriksaan menyatakan ini akan berhasil, yang lain menyatakan akan gagal. Jika dilanjutkan, ini mungkin gagal dan tetap dikenai biaya.'
}
