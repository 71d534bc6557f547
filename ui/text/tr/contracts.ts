import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'Bu sayfadaki sözleşme tanımı geçersiz.',
    'unknown-function': 'Bu sayfadaki sözleşme tanımında bu fonksiyon yok.',
    'unknown-event': 'Bu sayfadaki sözleşme tanımında bu olay yok.',
    ambiguous: 'Bu sayfadaki sözleşme tanımında buna uyan birden fazla öğe var.',
    'invalid-address': 'Sözleşmenin adresi geçersiz.',
    'invalid-arguments': 'Sözleşme bu değerleri kabul etmiyor.',
    misused: 'Bu sayfa, sözleşmenin bu işlevini yanlış şekilde kullanıyor.',
    'no-code': 'Bu ağda bu adreste bir sözleşme yok.',
    undecodable: 'Sözleşmenin yanıtı tanımıyla eşleşmiyor.',
    reverted: 'Sözleşme bunu reddetti.'
  },
  reverts: {
    reason: 'Sözleşme bunu reddetti ve nedenini bildirdi.',
    custom: 'Sözleşme bunu kendine özgü bir hatayla reddetti.',
    panic: 'Sözleşme, kodundaki bir hata nedeniyle durdu.',
    unknown: 'Sözleşme bunu okunabilir bir neden vermeden reddetti.'
  },
  panics: {
    assertion: 'Sözleşme durdu: Kendi kontrollerinden biri başarısız oldu.',
    overflow: 'Sözleşme durdu: Bir sayı çok büyük veya çok küçük oldu.',
    division: 'Sözleşme durdu: Sıfıra bölme yapıldı.',
    enum: 'Sözleşme durdu: Bir değer olası seçeneklerden biri değil.',
    storage: 'Sözleşme durdu: Saklanan verileri bozulmuş.',
    'empty-array': 'Sözleşme durdu: Bir liste zaten boş.',
    index: 'Sözleşme durdu: Listede böyle bir öğe yok.',
    memory: 'Sözleşme durdu: Çok fazla bellek gerekti.',
    function: 'Sözleşme durdu: Hiç atanmamış bir fonksiyonu çağırdı.'
  }
}
