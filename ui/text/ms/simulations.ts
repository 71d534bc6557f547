import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simulasi',
  unknown: 'Tiada nod menyatakan baki mana yang akan berubah.',
  sends: (amount) => `Anda menghantar ${amount}.`,
  falls: (amount) => `Baki anda berkurang sebanyak ${amount}.`,
  stays: (symbol) => `Baki ${symbol} anda kekal sama.`,
  receives: (amount) => `Anda menerima ${amount}.`,
  recipientReceives: (amount) => `Penerima menerima ${amount}.`,
  alsoReceives: (amount) => `Anda juga menerima ${amount}.`,
  alsoReceivesUnknown:
    'Anda juga menerima token yang tidak dikenali oleh halaman ini, dan nilainya tidak dapat dipastikan:',
  recipientReceivesLess: (amount) =>
    `Penerima hanya menerima ${amount}, kurang daripada yang anda hantar. Sesetengah token menyimpan sebahagian daripada setiap pemindahan, atau membundarkannya.`,
  recipientReceivesNothing:
    'Penerima tidak akan menerima apa yang anda hantar: tiada apa-apa ditambah pada baki di sana.',
  alsoPays: (amount) => `Akaun anda juga membayar ${amount}.`,
  alsoPaysUnknown: 'Akaun anda juga membayar sejumlah token yang tidak dikenali oleh halaman ini:',
  contradicted:
    'Satu semakan menyatakan ini akan berjaya, satu lagi menyatakan ini akan gagal. Jika anda teruskan, ini mungkin gagal tetapi yuran tetap dikenakan.'
}
