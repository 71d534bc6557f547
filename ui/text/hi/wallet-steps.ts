import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'इसका स्टोर दूसरे टैब में खुला है। एक्सटेंशन को पिन करें।'
const phrase = 'रिकवरी फ़्रेज़ कागज़ पर लिखें, और किसी को न बताएँ।'
const secretPhrase = 'सीक्रेट रिकवरी फ़्रेज़ कागज़ पर रखें, किसी वेबसाइट पर नहीं।'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: 'अपना वॉलेट बनाएँ', description: 'या इम्पोर्ट करें। रिकवरी फ़्रेज़ किसी को न बताएँ।' }
  const openPage = `यह पेज ${wallet} में खोलें`
  return {
    app: {
      install: { title: `${wallet} इंस्टॉल करें`, description: 'अपने फ़ोन के ऐप स्टोर से।' },
      create,
      scan: { title: 'कोड स्कैन करें', description: `यह अगले चरण में दिखेगा। ${wallet} में कनेक्शन की पुष्टि करें।` },
      'open-app': {
        title: 'इस पेज पर लौटें',
        description: `फिर कनेक्ट करें: ${wallet} खुलेगा और पुष्टि माँगेगा।`
      },
      'scan-page': { title: openPage, description: 'अगले चरण का कोड स्कैन करें, और वहाँ कनेक्ट करें।' },
      'scan-address': {
        title: openPage,
        description: `अगले चरण का कोड ${wallet} में स्कैन करें, या इस पेज का पता वहाँ डालें।`
      },
      'open-page': { title: openPage, description: 'इसे वहाँ खोलने के लिए लौटकर “कनेक्ट करें” दबाएँ।' },
      'enter-page': { title: openPage, description: 'अगले चरण में इसका पता कॉपी करें, और वहाँ कनेक्ट करें।' }
    },
    extension: {
      install: { title: `${wallet} जोड़ें`, description: tab },
      create,
      refresh: {
        title: 'इस पेज पर लौटें',
        description: `${wallet} यहाँ अपने आप या रीफ़्रेश के बाद दिखेगा।`
      },
      web: { title: openPage, description: 'यह वहाँ कनेक्ट है।' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'MetaMask ऐप इंस्टॉल करें',
        description: 'अपने फ़ोन के ऐप स्टोर से। हर पुष्टि वहीं होती है।'
      },
      create: { title: 'वॉलेट बनाएँ या इम्पोर्ट करें', description: secretPhrase },
      scan: {
        title: 'MetaMask से स्कैन करें',
        description: 'स्कैन आइकन पर टैप करें, अगले चरण का कोड स्कैन करें, और पुष्टि करें।'
      }
    },
    extension: {
      install: { title: 'MetaMask एक्सटेंशन जोड़ें', description: tab },
      create: { title: 'वॉलेट बनाएँ या इम्पोर्ट करें', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Rainbow ऐप इंस्टॉल करें', description: 'अपने फ़ोन के ऐप स्टोर से।' },
      create: {
        title: 'वॉलेट बनाएँ या इम्पोर्ट करें',
        description: 'Rainbow में बैकअप लें, ताकि फ़ोन खोने पर कुछ न खोए।'
      },
      scan: {
        title: 'Rainbow से स्कैन करें',
        description: 'स्कैन बटन पर टैप करें, अगले चरण का कोड स्कैन करें, और पुष्टि करें।'
      }
    },
    extension: {
      install: { title: 'Rainbow एक्सटेंशन जोड़ें', description: tab },
      create: { title: 'वॉलेट बनाएँ या इम्पोर्ट करें', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Coinbase Wallet इंस्टॉल करें',
        description: 'ऐप स्टोर में यह नए नाम Base से हो सकता है।'
      },
      create: {
        title: 'वॉलेट बनाएँ या इम्पोर्ट करें',
        description: 'ऐप में बैकअप लें। इसका रिकवरी फ़्रेज़ सिर्फ़ आपका है।'
      }
    },
    extension: {
      install: { title: 'Coinbase Wallet जोड़ें', description: tab },
      create: { title: 'वॉलेट बनाएँ या इम्पोर्ट करें', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Brave ब्राउज़र इंस्टॉल करें', description: 'Brave Wallet इसमें पहले से है।' },
      create: {
        title: 'अपना Brave Wallet बनाएँ',
        description: 'Brave के मेन्यू में वॉलेट खोलें। फ़्रेज़ कागज़ पर रखें।'
      },
      'scan-address': {
        title: 'यह पेज Brave में खोलें',
        description: 'अगले चरण का कोड Brave में स्कैन करें, और वहाँ कनेक्ट करें।'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Safe{Wallet} खोलें', description: 'यह दूसरे टैब में खुला है।' },
      create: {
        title: 'अपना Safe बनाएँ',
        description: 'इसके मालिक चुनें। हर कोई अपने वॉलेट से हस्ताक्षर करता है।'
      },
      web: {
        title: 'यह पेज Safe{Wallet} में जोड़ें',
        description: 'नीचे से खोलें, या इसका पता Apps → My custom apps में जोड़ें।'
      }
    }
  }
}
