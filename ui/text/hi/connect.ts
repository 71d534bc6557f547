import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'वॉलेट कनेक्ट करें',
  titles: {
    learn: 'वॉलेट क्या है?',
    getAny: 'वॉलेट पाएँ',
    scan: (wallet) => (wallet === undefined ? 'अपने फ़ोन से स्कैन करें' : `${wallet} से स्कैन करें`),
    get: (wallet) => `${wallet} पाएँ`,
    install: (wallet) => `${wallet} इंस्टॉल करें`,
    instructions: (wallet) => `${wallet} सेट अप करें`
  },
  groups: { installed: 'इंस्टॉल किए हुए', popular: 'लोकप्रिय' },
  recent: 'हालिया',
  unsupported: '(समर्थित नहीं)',
  empty: 'इस ब्राउज़र में कोई वॉलेट नहीं मिला।',
  emptyHelp: 'नए इंस्टॉल किए वॉलेट यहाँ अपने आप दिखेंगे।',
  cautions: {
    'shared-identifier': 'यही पहचानकर्ता एक और वॉलेट इस्तेमाल करता है। इनमें से एक नकली हो सकता है।',
    'borrowed-name': 'नाम किसी जाने-माने वॉलेट का है, पर पहचानकर्ता उसका नहीं। यह नकली हो सकता है।',
    help: 'यह पेज नहीं बता सकता कि यह असली है या नहीं। तभी आगे बढ़ें जब आप खुलने वाली विंडो को पहचानते हों। शक हो तो वे एक्सटेंशन बंद करें जो आपने इंस्टॉल नहीं किए।'
  },
  newToWallets: 'क्या वॉलेट आपके लिए नया है?',
  opening: (wallet) => `${wallet} खुल रहा है…`,
  confirm: (wallet) => `${wallet} में कनेक्शन की पुष्टि करें।`,
  pageLink: (wallet) => `${wallet} इस पेज को अपने ब्राउज़र में खोलता है। वहाँ कनेक्ट करें।`,
  pageInside: (wallet) => `${wallet} इस पेज को अपने अंदर दिखाता है और उससे अपने आप कनेक्ट हो जाता है।`,
  openPageIn: (wallet) => `${wallet} में खोलें`,
  connected: (wallet) => `${wallet} कनेक्ट हो गया`,
  preparing: 'आपका अकाउंट लोड हो रहा है…',
  failedTitle: (wallet) => `${wallet} कनेक्ट नहीं है`,
  retry: 'फिर से कोशिश करें',
  loading: 'लोड हो रहा है',
  opensNewTab: 'नए टैब में खुलता है'
}
