import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Göndereceğiniz',
  terms: {
    to: 'Alıcı',
    from: 'Gönderen',
    network: 'Ağ',
    amount: 'Tutar'
  },
  simulating: 'İşlemin ne yapacağı kontrol ediliyor.',
  simulatingAgain: 'Aradan biraz zaman geçti. Bir şeyin değişip değişmediği kontrol ediliyor.',
  ready: 'Bu işlem şu anda başarılı olur. Henüz hiçbir şey gönderilmedi.',
  changed: 'İncelemenizden bu yana bir şey değişti. Henüz hiçbir şey gönderilmedi: Yeniden inceleyin.',
  unchecked: (reason) =>
    `${reason} Bu sayfa işlemin ne yapacağını kontrol edemiyor. Devam ederseniz başarısız olabilir ve yine de ücret alınabilir.`,
  tokenRefused: (reason) => `${reason} Hiçbir şey gönderilmedi.`,
  reverted: 'Alıcı, bunu kabul etmeyen bir sözleşme. Hiçbir şey gönderilmedi.',
  insufficientFunds: 'Hesaptaki bakiye buna ve ağ ücretine yetmiyor. Hiçbir şey gönderilmedi.',
  closed:
    'Cüzdanınızdaki hesap veya ağ değiştiği için bu sayfa incelemeyi kapattı. Hâlâ göndermek istiyorsanız transferi yeniden girin.',
  paidBefore: 'Bu sayfadan bu adrese daha önce gönderim yaptınız.',
  notPaidBefore: 'Bu sayfada, bu adrese daha önce yaptığınız bir gönderim listelenmiyor.',
  cautions: {
    'zero-address': 'Bu, sıfır adresidir. Anahtarı kimsede yok: Oraya gönderdiğiniz kaybolur.',
    'token-contract': 'Bu bir kişi değil, bir token sözleşmesi. Oraya gönderdiğiniz büyük olasılıkla kaybolur.',
    'look-alike':
      'Dikkat: Bu adresin başı ve sonu tanıdığınız bir adresle aynı, ama bu başka bir adres. Böyle adresler karıştırılsın diye oluşturulur. Tanıdığınız adres şu:',
    'own-address': 'Bu sizin kendi hesabınız. Kendinize göndermek için ücret ödersiniz.',
    contract: 'Bu adreste bir sözleşme var. Oraya gönderdiğinizi sözleşmeden geri alabileceğinizden emin olun.',
    'high-fee': 'Ağ ücreti, bunun için alışılmış olandan çok daha yüksek. Bu kadar ödemek istediğinizden emin olun.'
  },
  feeUncovered: 'Hesaptaki bakiye ağ ücretine de yetmeyebilir.',
  confirm: 'Cüzdanda onayla',
  confirmAnyway: 'Yine de oraya gönder',
  payAnyway: 'Yine de bu ücreti öde',
  again: 'Yeniden kontrol et',
  back: 'Geri'
}
