import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simülasyon',
  unknown: 'Hiçbir düğüm bunun hangi bakiyeleri değiştireceğini bildirmedi.',
  sends: (amount) => `${amount} gönderirsiniz.`,
  falls: (amount) => `Bakiyeniz ${amount} azalır.`,
  stays: (symbol) => `${symbol} bakiyeniz aynı kalır.`,
  receives: (amount) => `${amount} alırsınız.`,
  recipientReceives: (amount) => `Alıcı ${amount} alır.`,
  alsoReceives: (amount) => `Ayrıca ${amount} alırsınız.`,
  alsoReceivesUnknown: 'Ayrıca bu sayfanın tanımadığı ve değerini bilemediği bir token alırsınız:',
  recipientReceivesLess: (amount) =>
    `Alıcı yalnızca ${amount} alır; bu, gönderdiğinizden az. Bazı tokenlar her transferin bir kısmını alıkoyar veya onu yuvarlar.`,
  recipientReceivesNothing: 'Alıcı gönderdiğinizi almaz: Oradaki bakiyeye hiçbir şey eklenmez.',
  alsoPays: (amount) => `Hesabınız ayrıca ${amount} öder.`,
  alsoPaysUnknown: 'Hesabınız ayrıca bu sayfanın tanımadığı bir tokendan bir miktar öder:',
  contradicted:
    'Bir kontrole göre bu başarılı olur, bir başkasına göre başarısız. Devam ederseniz başarısız olabilir ve yine de ücret alınabilir.'
}
