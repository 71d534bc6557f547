import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Hız',
  speeds: { slow: 'Yavaş', normal: 'Normal', fast: 'Hızlı' },
  atMost: (amount) => `en fazla ${amount}`,
  effects: {
    slow: 'Ağ yoğunlaşırsa bekleyebilir.',
    normal: 'Ağın yoğunlaşmasına pay bırakır.',
    fast: 'Ağın yoğunlaşmasına en çok payı bırakır.',
    fastAhead: 'Son işlemlerin çoğundan fazlasını teklif eder.'
  },
  suggestedForMax:
    'Ücreti bu sayfa önerir, cüzdanınız değiştirebilir. Her şeyi gönderdiğiniz için tutar ücrete göre belirlenir.',
  suggested: 'Ücreti bu sayfa önerir, cüzdanınız değiştirebilir.'
}
