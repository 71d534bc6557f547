import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('hi')
const transactionCount = (shown: string) => `${shown} ट्रांज़ैक्शन`

export const transactions: typeof english = {
  details: {
    'speed-up': 'तेज़ किया गया: इसकी जगह वही काम करने वाला दूसरा ट्रांज़ैक्शन आया।',
    cancellation: 'रद्द किया गया: इसकी जगह ऐसा ट्रांज़ैक्शन आया जो कुछ नहीं भेजता।',
    other: 'पूरा नहीं हुआ: इसकी जगह इसी अकाउंट का दूसरा ट्रांज़ैक्शन आया।',
    unclear:
      'इसकी जगह दूसरा ट्रांज़ैक्शन आया, और यह पेज नहीं बता सकता कि उसने क्या किया। तेज़ किया गया हो तो भुगतान फिर भी हुआ, रद्द किया गया हो तो नहीं: आपका वॉलेट दिखाता है कि कौन-सा हुआ।',
    outcomeUnknown: 'यह ब्लॉक में है, लेकिन यह नेटवर्क नहीं बताता कि यह सफल हुआ या नहीं।',
    reorganised: 'नेटवर्क ने वह ब्लॉक हटा दिया जिसमें यह था। यह फिर से शामिल हो सकता है।',
    unknown: 'नेटवर्क पर नहीं मिला। यह अब भी पूरा हो सकता है।',
    beyondHistory: 'इतना पुराना कि नेटवर्क के नोड नहीं जानते कि इसका क्या हुआ। ब्लॉक एक्सप्लोरर शायद जानता हो।',
    neverSeen: 'इसे किसी नोड ने नहीं देखा; आपके अगले भुगतान पर इसका असर नहीं है। यह पेज इसे अब भी खोज रहा है।',
    nonceUsed: 'नेटवर्क पर नहीं मिला, और इसके लिए अपेक्षित नॉन्स इसी अकाउंट के दूसरे ट्रांज़ैक्शन ने इस्तेमाल कर लिया।'
  },
  marks: {
    cancelled: 'रद्द',
    replaced: 'बदला गया',
    dropped: 'हटाया गया'
  },
  instead: {
    sent: (amount, recipient) => `इसके बजाय ${recipient} को ${amount} भेजा गया।`,
    nothing: (recipient) => `इसके बजाय ${recipient} को एक खाली ट्रांज़ैक्शन भेजा गया।`,
    called: (recipient) => `इसके बजाय ${recipient} को एक कॉन्ट्रैक्ट कॉल भेजी गई।`,
    calledWith: (amount, recipient) => `इसके बजाय ${recipient} को ${amount} के साथ एक कॉन्ट्रैक्ट कॉल भेजी गई।`,
    created: 'इसके बजाय एक कॉन्ट्रैक्ट बनाया गया।'
  },
  brokenPromise: {
    sent: (amount, recipient) => `आपके वॉलेट ने कुछ और भेजा: ${recipient} को ${amount}।`,
    nothing: (recipient) => `आपके वॉलेट ने कुछ और भेजा: ${recipient} को एक खाली ट्रांज़ैक्शन।`,
    called: (recipient) => `आपके वॉलेट ने कुछ और भेजा: ${recipient} को एक कॉन्ट्रैक्ट कॉल।`,
    calledWith: (amount, recipient) => `आपके वॉलेट ने कुछ और भेजा: ${recipient} को ${amount} के साथ एक कॉन्ट्रैक्ट कॉल।`,
    created: 'आपके वॉलेट ने कुछ और भेजा: एक नया कॉन्ट्रैक्ट।',
    approved: (spender, token) => `आपके वॉलेट ने कुछ और भेजा: ${spender} को ${token} के टोकन खर्च करने की अनुमति।`,
    otherSender: (address) => `आपके वॉलेट ने इसे दूसरे अकाउंट से भेजा: ${address}।`,
    nothingArrived: (promised) => `${promised} में से कुछ भी नहीं पहुँचा: टोकन ने पाने वाले को कुछ नहीं दिया।`,
    lessArrived: (arrived, promised) => `${promised} में से सिर्फ़ ${arrived} पहुँचा।`
  },
  confirmations: (count, wanted) => `${wanted} में से ${count} पुष्टि।`,
  unrepeated: 'यह क्यों विफल रहा, पता नहीं: वही कॉल दोबारा चलाने पर विफल नहीं हुई। शायद गैस खत्म हो गई हो।',
  to: 'प्राप्तकर्ता',
  unknownSince: (time) => `${time} से नेटवर्क पर नहीं मिला। यह अब भी पूरा हो सकता है।`,
  announcedWith: (announced, detail) => `${announced}। ${detail}`,
  newer: 'कुछ ट्रांज़ैक्शन इस पेज के नए संस्करण ने सेव किए थे, इसलिए वे यहाँ सूची में नहीं हैं। वे जस के तस रखे गए हैं।',
  unsaved: 'सेव नहीं हुआ',
  hasUnsaved:
    'आपके ब्राउज़र ने “सेव नहीं हुआ” वाले ट्रांज़ैक्शन की ताज़ा जानकारी सेव नहीं की है। यह पेज बंद होने के बाद हो सकता है कि वे यहाँ न दिखें या उनकी जानकारी पुरानी हो: उन पर नज़र रखने के लिए उनके हैश कॉपी करें।',
  copyHash: 'हैश कॉपी करें',
  remove: 'हटाएँ',
  removeNamed: (description) => `सूची से हटाएँ: ${description}`,
  removed: (description) => `सूची से हटाया गया: ${description}।`,
  removedUnsaved: (description) =>
    `सूची से हटाया गया: ${description}। लेकिन आपका ब्राउज़र यह सेव नहीं कर सका। अगली बार लोड होने पर यह वापस आ सकता है।`,
  ended: {
    title: 'पूरे हुए ट्रांज़ैक्शन',
    others: (shown) => `+${shown} और`
  },
  clearAll: 'सभी हटाएँ',
  cleared: (count, shown) =>
    `इस ब्राउज़र से ${transactionCount(shown)} ${plural(count, { one: 'हटाया गया', other: 'हटाए गए' })}, गतिविधि से भी।`,
  clearedUnsaved: (count, shown) =>
    `${transactionCount(shown)} ${plural(count, { one: 'हटाया गया', other: 'हटाए गए' })}, लेकिन आपका ब्राउज़र यह सेव नहीं कर सका। अगली बार लोड होने पर ${plural(count, { one: 'यह वापस आ सकता है', other: 'ये वापस आ सकते हैं' })}।`,
  pendingStay: 'लंबित ट्रांज़ैक्शन पूरे होने तक बने रहते हैं।',
  undo: 'पूर्ववत करें',
  putBack: (count, shown) => `${transactionCount(shown)} सूची में वापस ${plural(count, { one: 'है', other: 'हैं' })}।`
}
