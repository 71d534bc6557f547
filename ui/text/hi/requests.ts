import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'अकाउंट बदलें',
    asked: 'अकाउंट चुनना',
    rejected: 'अनुरोध आपके वॉलेट में अस्वीकार किया गया। आप अब भी इसी अकाउंट से कनेक्ट हैं।',
    chosenInWallet: (wallet) => `दूसरा अकाउंट इस्तेमाल करने के लिए उसे ${wallet} में चुनें।`
  },
  token: {
    add: 'वॉलेट में जोड़ें',
    addNamed: (symbol) => `${symbol} को वॉलेट में जोड़ें`,
    switchFirst: (network, symbol) => `${symbol} जोड़ने के लिए ${network} पर जाएँ`,
    asked: (symbol) => `टोकन ${symbol} जोड़ना`,
    added: (symbol) => `${symbol} आपके वॉलेट की सूची में है।`,
    notAdded: (symbol, reason) => `${symbol} नहीं जोड़ा गया: ${reason}`,
    longSymbol: 'वॉलेट ज़्यादा से ज़्यादा 11 अक्षरों के प्रतीक लेते हैं। टोकन को अपने वॉलेट में इसके पते से जोड़ें:'
  }
}
