import type { account as english } from '#domain/text/en/account.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('hi')
export const account: typeof english = {
  buttons: {
    signIn: 'साइन इन करें',
    wrongNetwork: 'गलत नेटवर्क',
    activity: 'गतिविधि',
    accountButton: (label) => `अकाउंट ${label}`,
    chainButton: (name) => `नेटवर्क: ${name}`
  },
  networks: {
    block: (number) => `ब्लॉक ${number}`,
    socket: 'WebSocket',
    slowSince: (time) => `${time} से धीमा।`,
    inReserve: 'स्टैंडबाय पर',
    trouble: (since, reason, next) => `${since} से: ${reason} ${next}`,
    unreachable: 'नोड तक पहुँच नहीं हो पा रही।',
    restingUntil: (time) => `${time} तक रुका हुआ।`
  },
  localNetworks: {
    reset: (network, count) =>
      `${network}: लोकल नेटवर्क रीसेट हुआ; ${plural(count, { one: 'इसका', other: 'इसके' })} ${count} ${plural(count, { one: 'पुराना ट्रांज़ैक्शन हटा दिया गया', other: 'पुराने ट्रांज़ैक्शन हटा दिए गए' })}।`,
    dismiss: 'हटाएँ'
  },
  lost: {
    slow: 'आपके वॉलेट ने समय पर जवाब नहीं दिया। उसे अनलॉक करें, या वॉलेट अपडेट हुआ हो तो पेज रीलोड करें, फिर दोबारा कनेक्ट करें।',
    absent: 'आपका वॉलेट इस ब्राउज़र में नहीं मिला। उसका एक्सटेंशन चालू करके रीलोड करें, या कोई दूसरा वॉलेट कनेक्ट करें।',
    wallet:
      'यह पेज कनेक्ट नहीं है, क्योंकि यह पक्के तौर पर नहीं बता सकता कि पिछली बार आपने कौन-सा वॉलेट इस्तेमाल किया था। वही कनेक्ट करें जिस पर आपको भरोसा हो।',
    account: 'आपका वॉलेट पिछली बार से अलग अकाउंट दे रहा है। इसे तभी इस्तेमाल करें जब अकाउंट आपने खुद बदला हो।',
    useOtherAccount: 'दूसरा अकाउंट इस्तेमाल करें',
    unsavedDisconnect: (wallet) =>
      `वॉलेट डिस्कनेक्ट हो गया है, लेकिन आपका ब्राउज़र यह सेव नहीं कर सका। अगली बार लोड होने पर यह पेज ${wallet} से फिर कनेक्ट हो सकता है।`
  },
  balance: {
    loading: 'बैलेंस लोड हो रहा है',
    sentence: (text) => `${text}।`,
    unreachable: (network) => `${network} तक पहुँच नहीं हो पा रही`,
    unreachableShort: 'पहुँच नहीं',
    notLoaded: (network) => `${network} पर बैलेंस लोड नहीं हुआ`,
    notLoadedShort: 'लोड नहीं हुआ',
    tryingAgain: 'अपने आप दोबारा कोशिश हो रही है।',
    staleSince: (time) => `आखिरी जानकारी: ${time}`,
    unreadable: (symbol) => `${symbol} पढ़ा नहीं जा सका`,
    failures: {
      unreachable: 'इस नेटवर्क का कोई नोड जवाब नहीं दे रहा।',
      timeout: 'नोड ने समय पर जवाब नहीं दिया।',
      'rate-limited': 'नोड अनुरोधों को सीमित कर रहा है।',
      malformed: 'नोड ने अमान्य जवाब भेजा।',
      'wrong-chain': 'नोड किसी दूसरे नेटवर्क का है।',
      reverted: 'यह ट्रांज़ैक्शन विफल हो जाएगा।',
      'insufficient-funds': 'अकाउंट में इसके लिए पर्याप्त राशि नहीं है।',
      invalid: 'नेटवर्क यह लेनदेन स्वीकार नहीं करता: इसका गैस, शुल्क या नॉन्स सही नहीं है।',
      refused: 'नोड ने अनुरोध अस्वीकार कर दिया।',
      'not-loaded': 'पेज का एक हिस्सा मौजूद नहीं है।'
    }
  },
  signIn: {
    title: 'अपना अकाउंट वेरिफ़ाई करें',
    text: 'अपने वॉलेट में एक मैसेज पर हस्ताक्षर करके साबित करें कि यह अकाउंट आपका है। इससे कुछ ट्रांसफ़र नहीं होता और कोई शुल्क नहीं लगता।',
    leaving: 'यह विंडो बंद करने पर आपका वॉलेट डिस्कनेक्ट हो जाएगा।',
    rejected: 'अनुरोध आपके वॉलेट में अस्वीकार किया गया। आप साइन इन नहीं हैं।',
    preparing: 'मैसेज तैयार हो रहा है…',
    send: 'मैसेज भेजें',
    waiting: 'हस्ताक्षर का इंतज़ार है…',
    verifying: 'हस्ताक्षर की जाँच हो रही है…',
    tryAgain: 'फिर से कोशिश करें',
    cancel: 'रद्द करें',
    errors: {
      preparing: 'मैसेज तैयार नहीं हो सका। कृपया फिर से कोशिश करें!',
      signing: 'मैसेज पर हस्ताक्षर नहीं हो सका। कृपया फिर से कोशिश करें!',
      verifying: 'हस्ताक्षर की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें!',
      unknown: 'ओह, कुछ गड़बड़ हो गई!'
    },
    shown: {
      title: 'आप किस पर हस्ताक्षर करेंगे',
      website: 'वेबसाइट',
      account: 'अकाउंट',
      network: 'नेटवर्क',
      networkWithId: (name, chainId) => `${name} (चेन ID ${chainId})`,
      validity: 'मैसेज की वैधता',
      unknown: 'अभी पता नहीं',
      forMinutes: (minutes) => `ज़्यादा से ज़्यादा ${minutes} मिनट`,
      until: (time) => `${time} तक`
    },
    notAsShown:
      'आपके वॉलेट को अनुरोध नहीं भेजा गया, क्योंकि तैयार मैसेज यहाँ दिखाए गए मैसेज से अलग है। किसी चीज़ पर हस्ताक्षर नहीं हुआ। मैसेज फिर से भेजें; ऐसा दोबारा हो तो पेज रीलोड करें।',
    switched:
      'आपके वॉलेट को अनुरोध नहीं भेजा गया, क्योंकि मैसेज तैयार होते समय उसका अकाउंट या नेटवर्क बदल गया। किसी चीज़ पर हस्ताक्षर नहीं हुआ। यहाँ दिखाई जानकारी जाँचें, फिर मैसेज दोबारा भेजें।',
    differs: (what, shown, found) => `${what}: ${shown} अपेक्षित था, मैसेज में ${found} है।`,
    differences: {
      layout: 'यह टेक्स्ट इस पेज के साइन-इन मैसेज जैसा नहीं है।',
      domain: 'वेबसाइट',
      uri: 'पेज का पता',
      account: 'अकाउंट',
      chain: 'चेन ID',
      nonce: 'नॉन्स',
      times: 'मैसेज दिखाई गई अवधि के लिए मान्य नहीं होता।'
    },
    other: (account) => `${account} से साइन इन है, शायद किसी दूसरे टैब में। यहाँ साइन इन करने पर वह सेशन खत्म हो जाएगा।`,
    signedIn: 'साइन इन हैं',
    since: 'कब से',
    until: 'कब तक',
    signOut: 'साइन आउट करें',
    ended:
      'आपका सेशन खत्म हो गया: उसकी अवधि पूरी हो गई या उसे किसी दूसरे ब्राउज़र में खत्म किया गया। आपका वॉलेट अब भी कनेक्ट है; जारी रखने के लिए फिर साइन इन करें।',
    uncertain:
      'साइन-इन सेवा तक पहुँच नहीं हो पा रही, इसलिए हो सकता है कि सेशन अब तक खत्म हो चुका हो। अपने आप दोबारा कोशिश हो रही है।'
  },
  account: {
    copyAddress: 'पता कॉपी करें',
    copied: 'कॉपी हो गया!',
    copyFailed: 'कॉपी नहीं हो सका। टेक्स्ट चुना हुआ है: उसे खुद कॉपी करें।',
    viaWalletConnect: (wallet) => `WalletConnect के ज़रिए ${wallet}`,
    disconnect: 'डिस्कनेक्ट करें',
    recentTransactions: 'हाल के ट्रांज़ैक्शन',
    viewAll: 'सभी देखें',
    viewOnExplorer: 'एक्सप्लोरर पर देखें',
    noTransactions: 'इस पेज से भेजे गए ट्रांज़ैक्शन यहाँ दिखेंगे।'
  },
  transactions: {
    statuses: { pending: 'लंबित', confirmed: 'पुष्टि हुई', failed: 'विफल' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'एक्सप्लोरर नए टैब में खुलता है',
    damaged: 'सेव किए गए कुछ ट्रांज़ैक्शन पढ़े नहीं जा सके, इसलिए वे सूची में नहीं हैं। उनका डेटा जस का तस रखा गया है।',
    sentTo: (amount, recipient) => `${recipient} को ${amount} भेजना`,
    revoked: (token) => `${token} की अनुमति रद्द करना`
  },
  chains: {
    title: 'नेटवर्क बदलें',
    connected: 'कनेक्टेड',
    confirmInWallet: 'वॉलेट में पुष्टि करें',
    wrongNetwork: 'गलत नेटवर्क मिला। जारी रखने के लिए नेटवर्क बदलें या डिस्कनेक्ट करें।',
    cannotSwitch: (app) => `आपका वॉलेट ${app} से नेटवर्क बदलने की सुविधा नहीं देता। अपने वॉलेट के अंदर से नेटवर्क बदलकर देखें।`,
    followsTo: (network) => `आपका वॉलेट ${network} पर आते ही यह पेज अपने आप बदल जाएगा।`,
    followsToSupported: 'आपका वॉलेट इस पेज पर समर्थित किसी नेटवर्क पर आते ही यह पेज अपने आप बदल जाएगा।',
    followsToAny: 'आपका वॉलेट इनमें से किसी नेटवर्क पर आते ही यह पेज अपने आप बदल जाएगा।',
    disconnect: 'डिस्कनेक्ट करें',
    retry: 'फिर से कोशिश करें',
    switchTo: (network) => `${network} पर जाएँ`,
    filter: 'नेटवर्क खोजें',
    noneFound: 'इस नाम का कोई नेटवर्क नहीं है।',
    failed: (network, reason) => `वॉलेट ${network} पर नहीं है: ${reason}`,
    notConfigured: (chainId, connector) => `चेन “${chainId}” कनेक्टर “${connector}” के लिए कॉन्फ़िगर नहीं है।`
  }
}
