import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('hi')
const transactionCount = (_count: number, shown: string) => `${shown} ट्रांज़ैक्शन`
const entryCount = (count: number, shown: string) => `${shown} ${plural(count, { one: 'प्रविष्टि', other: 'प्रविष्टियाँ' })}`

export const activity: typeof english = {
  title: 'गतिविधि',
  disconnectedTitle: 'अपनी गतिविधि देखने के लिए वॉलेट कनेक्ट करें',
  disconnectedText: 'वॉलेट कनेक्ट होने पर, इस पेज से आपका भेजा सब कुछ यहाँ दिखेगा।',
  unauthenticatedTitle: 'अपनी गतिविधि देखने के लिए साइन इन करें',
  unauthenticatedText:
    'आपका वॉलेट कनेक्ट है। यह साबित करने के लिए कि अकाउंट आपका है, एक मैसेज पर हस्ताक्षर करें; इसका कोई शुल्क नहीं है।',
  scope:
    'इस अकाउंट ने इस पेज से जो भेजा और इस ब्राउज़र ने जितना सेव रखा: ज़्यादा से ज़्यादा 10,000 ट्रांज़ैक्शन, स्टोरेज भरा हो तो इससे कम। कहीं और से भेजे गए ट्रांज़ैक्शन और इस अकाउंट को मिली राशियाँ सूची में नहीं हैं।',
  scopeWithTransfers:
    'इस अकाउंट ने इस पेज से जो भेजा और इस ब्राउज़र ने जितना सेव रखा: ज़्यादा से ज़्यादा 10,000 ट्रांज़ैक्शन, स्टोरेज भरा हो तो इससे कम। इस पेज की सूची के टोकन के ट्रांसफ़र नेटवर्क से पढ़े जाते हैं, चाहे वे कहीं से भी भेजे गए हों। इनके अलावा कहीं और से भेजे गए ट्रांज़ैक्शन और इस अकाउंट को मिली राशियाँ सूची में नहीं हैं।',
  notOfOthers:
    'गतिविधि सिर्फ़ कनेक्ट किए गए अकाउंट की होती है, क्योंकि इसका ज़्यादातर हिस्सा इसी ब्राउज़र में रखा जाता है। जो अकाउंट सिर्फ़ देखा जा रहा है, उसका बैलेंस डैशबोर्ड पर दिखता है।',
  viewedDashboard: 'उसका डैशबोर्ड देखें',
  own: 'आपकी अपनी गतिविधि',
  list: 'ट्रांज़ैक्शन',
  readingHistory: 'इस ब्राउज़र में रखी जानकारी पढ़ी जा रही है…',
  filters: 'फ़िल्टर',
  search: 'खोजें',
  searchHint: 'विवरण, पता या हैश',
  network: 'नेटवर्क',
  everyNetwork: 'सभी',
  state: 'स्थिति',
  everyState: 'सभी',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, _all, shownAll) => `${shownAll} में से ${some} ट्रांज़ैक्शन`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) =>
    `${shownAll} में से ${some} ${plural(all, { one: 'प्रविष्टि', other: 'प्रविष्टियाँ' })}`,
  noneMatch: 'कोई मेल खाता ट्रांज़ैक्शन नहीं है।',
  showAll: 'फ़िल्टर हटाएँ',
  notHere: 'इस लिंक वाला ट्रांज़ैक्शन इस ब्राउज़र में इस अकाउंट की गतिविधि में नहीं है।',
  exportCsv: 'CSV एक्सपोर्ट करें',
  exportJson: 'JSON एक्सपोर्ट करें',
  exported: (shown) => `एक्सपोर्ट हुआ: ${shown}।`,
  today: 'आज',
  yesterday: 'कल',
  unknownDay: 'तारीख पता नहीं',
  details: 'ट्रांज़ैक्शन का विवरण',
  facts: {
    status: 'स्थिति',
    network: 'नेटवर्क',
    from: 'प्रेषक',
    to: 'प्राप्तकर्ता',
    hash: 'हैश',
    proposal: 'प्रस्ताव',
    replacedBy: 'इसकी जगह आया',
    nonce: 'नॉन्स',
    minedAt: 'ब्लॉक का समय',
    gasUsed: 'इस्तेमाल हुई गैस'
  },
  timeline: 'क्या-क्या हुआ',
  steps: {
    asked: 'आपके वॉलेट को अनुरोध भेजा गया।',
    sent: 'भेजा गया: आपके वॉलेट ने इस पेज को हैश दिया।',
    proposed: 'Safe में प्रस्ताव रखा गया।',
    firstPolled: (block) => `नेटवर्क पर पहली बार ब्लॉक ${block} पर खोजा गया।`,
    seen: 'एक नोड के पास है।',
    reorganised: (block) => `ब्लॉक ${block} में था, जिसे नेटवर्क ने बाद में हटा दिया।`,
    mined: (count, _wanted, shownWanted) => `ब्लॉक में: ${shownWanted} में से ${count} पुष्टि।`,
    inBlock: (block) => `ब्लॉक ${block} में।`,
    replacedInBlock: (block) => `इसकी जगह आया ट्रांज़ैक्शन ब्लॉक ${block} में है।`,
    settledAt: (block) => `ब्लॉक ${block} तक बदला हुआ पाया गया।`,
    awaited: 'ब्लॉक में शामिल होने का इंतज़ार है।',
    confirmed: 'पुष्टि हुई।',
    failed: 'विफल।',
    reverted: 'विफल: नेटवर्क ने इसे पलट दिया, सिर्फ़ शुल्क लगा।',
    final: 'अंतिम: ब्लॉक इतना पीछे है कि नेटवर्क उसे हटा नहीं सकता।'
  },
  hurry: {
    title: 'तेज़ करें या रद्द करें',
    where: (nonce) =>
      `यह ट्रांज़ैक्शन (नॉन्स ${nonce}) अपने वॉलेट में खोलें और वहाँ “तेज़ करें” या “रद्द करें” चुनें। फिर यह पेज खुद पता कर लेता है कि दोनों में से कौन-सा शामिल हुआ।`,
    whereWithoutNonce:
      'यह ट्रांज़ैक्शन अपने वॉलेट में खोलें और वहाँ “तेज़ करें” या “रद्द करें” चुनें। फिर यह पेज खुद पता कर लेता है कि दोनों में से कौन-सा शामिल हुआ।',
    why: 'यह पेज आपके लिए दूसरा ट्रांज़ैक्शन नहीं भेजता: कई वॉलेट पेज के दिए नॉन्स को अनदेखा करते हैं, जिससे आप दो बार भुगतान कर देते।'
  },
  forget: 'यह ट्रांज़ैक्शन भूल जाएँ',
  copyLink: 'लिंक कॉपी करें',
  transfers: {
    title: 'टोकन ट्रांसफ़र',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `${amount} मिला`,
      out: (amount) => `${amount} भेजा`,
      self: (amount) => `उसी अकाउंट को ${amount} भेजा`
    },
    from: (address) => `${address} से`,
    to: (address) => `${address} को`,
    reading: 'खोज जारी है…',
    nothingYet: 'अभी तक खोजा नहीं गया।',
    everything: 'पहले ब्लॉक तक खोजा गया।',
    since: (block) => `पीछे ब्लॉक ${block} तक खोजा गया।`,
    sinceTime: (block, time) => `पीछे ब्लॉक ${block} (${time}) तक खोजा गया।`,
    refused: (reason) => `${reason} ट्रांसफ़र पढ़े नहीं जा सके।`,
    refusedOlder: (reason) => `${reason} पुराने ट्रांसफ़र पढ़े नहीं जा सके।`,
    unreadable: (tokens) => `${tokens} के कुछ ट्रांसफ़र छूटे हो सकते हैं: उनके लॉग पढ़े नहीं जा सके।`,
    lookedAt: (time) => `सबसे नए ब्लॉक पढ़ने का समय: ${time}।`,
    further: 'और पीछे खोजें',
    again: 'फिर से कोशिश करें',
    newer: 'फिर से खोजें',
    furtherNamed: (network) => `${network} पर और पीछे खोजें`,
    againNamed: (network) => `${network} पर फिर से कोशिश करें`,
    newerNamed: (network) => `${network} पर फिर से खोजें`,
    overview: (_count, shown) => `${shown} नेटवर्क पर टोकन ट्रांसफ़र`,
    withNothing: (count) => `शून्य राशि वाले ट्रांसफ़र दिखाएँ (${count})`,
    aboutNothing: 'इन्हें कोई भी बना सकता है, आपके नाम से भी, ताकि आपके जाने-पहचाने पते जैसा दिखने वाला पता इस सूची में आ जाए।',
    lookAlike: 'मिलता-जुलता पता',
    lookAlikeOf:
      'सावधान: सामने वाले पते की शुरुआत और अंत आपके जाने-पहचाने पते जैसे हैं, पर यह वह पता नहीं है। ऐसे पते धोखा देने के लिए बनाए जाते हैं। आपका जाना-पहचाना पता यह है:',
    details: 'ट्रांसफ़र का विवरण',
    amount: 'राशि',
    token: 'टोकन',
    block: 'ब्लॉक',
    time: 'समय',
    notFound: 'इस लिंक वाला ट्रांसफ़र अब तक मिले ट्रांसफ़र में नहीं है। और पीछे खोजें, या देखें कि कौन-सा अकाउंट कनेक्ट है।'
  }
}
