import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('hi')
export const dashboard: typeof english = {
  title: 'डैशबोर्ड',
  disconnectedTitle: 'अपना डैशबोर्ड देखने के लिए वॉलेट कनेक्ट करें',
  disconnectedText: 'वॉलेट कनेक्ट होने पर आपके बैलेंस और ट्रांज़ैक्शन यहाँ दिखेंगे।',
  unauthenticatedTitle: 'अपना डैशबोर्ड देखने के लिए साइन इन करें',
  unauthenticatedText:
    'आपका वॉलेट कनेक्ट है। यह साबित करने के लिए कि अकाउंट आपका है, एक मैसेज पर हस्ताक्षर करें; इसका कोई शुल्क नहीं है।',
  sessions: {
    title: 'आप कहाँ साइन इन हैं',
    loading: 'आपके सेशन लोड हो रहे हैं',
    here: 'यह ब्राउज़र',
    browserOn: (browser, system) => `${system} पर ${browser}`,
    unknownBrowser: 'अज्ञात ब्राउज़र',
    lastUsed: (time) => `आखिरी इस्तेमाल: ${time}`,
    noOthers: 'किसी और ब्राउज़र में साइन इन नहीं है।',
    others: (count) => `${count} और ब्राउज़र में साइन इन है।`,
    end: 'खत्म करें',
    endNamed: (session) => `सेशन खत्म करें: ${session}`,
    ending: 'खत्म हो रहा है…',
    endOthers: 'बाकी हर जगह से साइन आउट करें',
    unreadable: 'आपके सेशन लोड नहीं हो सके।',
    stale: 'आपके सेशन दोबारा लोड नहीं हो सके, इसलिए यह सूची पुरानी हो सकती है।',
    notEnded: 'साइन-इन सेवा ने इसकी पुष्टि नहीं की, इसलिए सेशन अब भी मान्य हो सकता है।',
    tryAgain: 'फिर से कोशिश करें'
  },
  balances: 'बैलेंस',
  transactions: 'ट्रांज़ैक्शन',
  allActivity: 'पूरी गतिविधि',
  shownOf: (shown, all) => `${all} में से ${shown} दिखाए गए`,
  showMore: 'और दिखाएँ',
  current: 'कनेक्टेड',
  reconnecting: 'फिर से जोड़ा जा रहा है…',
  hideZero: 'शून्य बैलेंस छिपाएँ',
  showZero: 'शून्य बैलेंस दिखाएँ',
  hiddenNetworks: (count, shown) =>
    `बिना बैलेंस ${plural(count, { one: 'वाला', other: 'वाले' })} ${shown} नेटवर्क ${plural(count, { one: 'छिपा है', other: 'छिपे हैं' })}।`,
  hiddenTokens: (count, shown) =>
    `शून्य बैलेंस ${plural(count, { one: 'वाला', other: 'वाले' })} ${shown} टोकन ${plural(count, { one: 'छिपा है', other: 'छिपे हैं' })}।`,
  totals: 'कुल',
  totalOn: (symbol, _networks, shown) => `${shown} नेटवर्क पर ${symbol}`,
  totalOnSome: (symbol, known, _all, shownAll) => `${shownAll} में से ${known} नेटवर्क पर ${symbol}`,
  testTotalOn: (symbol, _networks, shown) => `${shown} टेस्ट नेटवर्क पर ${symbol}`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${shownAll} में से ${known} टेस्ट नेटवर्क पर ${symbol}`,
  source: {
    block: (number) => `ब्लॉक ${number}`
  },
  attention: {
    title: 'ध्यान देने की ज़रूरत',
    gap: (waiting, missing) =>
      `नॉन्स ${waiting} वाला ट्रांज़ैक्शन नॉन्स ${missing} वाले का इंतज़ार कर रहा है, जो इस नेटवर्क के पास नहीं है। उसे अपने वॉलेट से भेजें, या वहाँ अकाउंट के लंबित ट्रांज़ैक्शन रीसेट करें।`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `नॉन्स ${nonce} वाला ट्रांज़ैक्शन कम से कम ${since} से इंतज़ार में है। उसे अपने वॉलेट में तेज़ करें या रद्द करें: उससे पहले इस अकाउंट से कुछ और नहीं जाएगा।`
        : `${shown} ट्रांज़ैक्शन नेटवर्क का इंतज़ार कर रहे हैं। नॉन्स ${nonce} वाला कम से कम ${since} से इंतज़ार में है और बाकी को रोके हुए है: उसे अपने वॉलेट में तेज़ करें या रद्द करें।`,
    noFee: (network, fee) =>
      `${network} पर नेटवर्क शुल्क के लिए पर्याप्त राशि नहीं है: एक साधारण ट्रांसफ़र का शुल्क ${fee} तक हो सकता है।`,
    delegated: (network) =>
      `${network} पर यह अकाउंट एक कॉन्ट्रैक्ट का कोड चलाता है (EIP-7702)। वह कॉन्ट्रैक्ट अकाउंट की हर चीज़ कहीं भी भेज सकता है। अगर आप उसे नहीं जानते, तो अपने वॉलेट में डेलिगेशन रद्द करें।`,
    contract: 'कॉन्ट्रैक्ट',
    allowances: {
      found: (network) =>
        `${network} पर ये पते बिना दोबारा पूछे इस अकाउंट के किसी टोकन की पूरी मात्रा खर्च कर सकते हैं। जो अनुमति अब काम की नहीं या जिसे आप नहीं पहचानते, उसे रद्द करें।`,
      list: 'पूरे बैलेंस की अनुमतियाँ',
      token: 'टोकन',
      spender: 'खर्च करने वाला',
      amount: 'अनुमति',
      unlimited: 'असीमित',
      others: (network, count) =>
        `${network} पर अन्य अनुमतियाँ, हर एक इस अकाउंट के बैलेंस से कम की या ऐसे टोकन की जो इसमें नहीं है: ${count}`,
      after: 'इसके बाद अनुमति',
      none: 'कोई नहीं',
      revoke: 'रद्द करें',
      revokeNamed: (token, spender) => `${token} के लिए ${spender} की अनुमति रद्द करें`,
      since: (block) =>
        `सिर्फ़ ब्लॉक ${block} से दी गई अनुमतियाँ जाँची जा सकीं, इसलिए इससे पुरानी असीमित अनुमतियाँ यहाँ छूटी हो सकती हैं।`,
      noneSince: (network, block) =>
        `${network} पर ब्लॉक ${block} से दी गई अनुमतियों में कोई असीमित अनुमति नहीं मिली। इससे पुरानी अनुमतियाँ नहीं जाँची जा सकीं।`,
      missed: (tokens, network) =>
        `${network} पर ${tokens} की सभी अनुमतियाँ नहीं जाँची जा सकीं, इसलिए असीमित अनुमतियाँ यहाँ छूटी हो सकती हैं।`,
      many: (_count, shown) => `${shown} टोकन`,
      again: 'फिर से कोशिश करें',
      againNamed: 'अनुमतियाँ जाँचने की फिर से कोशिश करें'
    }
  },
  view: {
    title: 'देखा जा रहा अकाउंट',
    readOnly: 'सिर्फ़ देखने के लिए',
    explanation: 'कोई भी व्यक्ति किसी भी अकाउंट को देख सकता है। यहाँ न हस्ताक्षर हो सकता है, न कुछ भेजा जा सकता है।',
    besideWallet: 'आपका अपना वॉलेट कनेक्ट रहता है।',
    stop: 'देखना बंद करें',
    lookingUp: 'नाम खोजा जा रहा है…',
    open: 'कोई अकाउंट देखें',
    field: 'पता या नाम',
    hint: 'सिर्फ़ देखने के लिए, बिना वॉलेट',
    submit: 'देखें',
    problems: {
      invalid: 'यह न पता है, न नाम।',
      mistyped: 'इस पते में टाइपिंग की गलती है: इसके कैपिटल अक्षर मेल नहीं खाते। इसे मूल पते से मिलाएँ।',
      'no-names': 'यह पेज नाम नहीं खोजता। पता इस्तेमाल करें।',
      'no-account': 'इस नाम का कोई अकाउंट नहीं मिला।',
      unreachable: 'नाम खोजा नहीं जा सका।'
    }
  },
  receive: {
    open: 'प्राप्त करें',
    title: 'प्राप्त करें',
    network: 'नेटवर्क',
    code: (network) => `${network} पर आपके पते का QR कोड`,
    only: (network) =>
      `इस कोड पर सिर्फ़ ${network} के ज़रिए भेजें: किसी दूसरे नेटवर्क पर भेजी गई राशि इस नेटवर्क पर नहीं पहुँचती। अगर आपका अकाउंट Safe जैसा कोई कॉन्ट्रैक्ट है, तो देख लें कि वह ${network} पर मौजूद है।`,
    address: 'आपका पता',
    copyAddress: 'पता कॉपी करें',
    copyLink: 'पेमेंट लिंक कॉपी करें'
  },
  network: {
    every: (duration) => `हर ${duration} में एक ब्लॉक`,
    baseFee: 'बेस शुल्क',
    gwei: (amount) => `${amount} gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? `पिछले ${shown} ${plural(count, { one: 'ब्लॉक', other: 'ब्लॉकों' })} का बेस शुल्क, हर एक में लगभग ${low} gwei`
        : `पिछले ${shown} ${plural(count, { one: 'ब्लॉक', other: 'ब्लॉकों' })} का बेस शुल्क, ${low} से ${high} gwei के बीच`,
    table: 'ब्लॉक के हिसाब से बेस शुल्क',
    block: 'ब्लॉक'
  },
  tryAgain: 'फिर से कोशिश करें',
  tryAgainNamed: (network) => `${network} की जानकारी पढ़ने की फिर से कोशिश करें`
}
