import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('hi')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'गेस्ट बुक',
    lead: 'नेटवर्क पर एक मैसेज छोड़ें। वह आपके पते के साथ वहीं रहेगा, उसे कोई भी पढ़ सकेगा, और उसे कोई न बदल सकेगा न हटा सकेगा, आप भी नहीं।',
    facts: {
      network: 'नेटवर्क',
      entries: 'प्रविष्टियाँ',
      fee: 'हर प्रविष्टि का शुल्क',
      contract: 'कॉन्ट्रैक्ट',
      explorer: 'एक्सप्लोरर पर देखें'
    },
    loading: 'गेस्ट बुक पढ़ी जा रही है…',
    unread: (reason) => `गेस्ट बुक अभी पढ़ी नहीं जा सकी। ${reason} अपने आप दोबारा कोशिश हो रही है।`,
    stale: (reason) => `जो आप देख रहे हैं, वह पुराना हो सकता है। ${reason} अपने आप दोबारा कोशिश हो रही है।`,
    retry: 'फिर से कोशिश करें',
    places: {
      elsewhere: (network, places) => `आपका वॉलेट ${network} पर है, जहाँ गेस्ट बुक नहीं है। गेस्ट बुक यहाँ है: ${places}।`,
      shown: (network) => `आप ${network} वाली गेस्ट बुक पढ़ रहे हैं।`,
      nowhere: 'इस पेज के नेटवर्क पर अभी कोई गेस्ट बुक नहीं है।',
      howToDeploy:
        'अगर यह पेज आप ही चलाते हैं: npm start आपके लोकल नेटवर्क पर एक गेस्ट बुक डिप्लॉय करता है। पब्लिक नेटवर्क पर कॉन्ट्रैक्ट डिप्लॉय करें और उसका पता contracts/contracts.config.ts में लिखें।'
    },
    list: {
      title: 'सबसे नई प्रविष्टियाँ',
      empty: 'अभी कोई प्रविष्टि नहीं है। आपकी प्रविष्टि पहली होगी।',
      number: (number) => `क्र. ${number}`,
      you: 'आप',
      unreadable: 'इस मैसेज में पढ़ने लायक टेक्स्ट नहीं है।',
      older: 'पुरानी प्रविष्टियाँ दिखाएँ',
      newer: (count, shown) =>
        plural(count, {
          one: `आपके यहाँ रहते ${shown} प्रविष्टि आई।`,
          other: `आपके यहाँ रहते ${shown} प्रविष्टियाँ आईं।`
        }),
      notLive: (reason) => `नई प्रविष्टियाँ इस समय अपने आप नहीं दिखतीं। ${reason}`,
      showNewer: (count, shown) =>
        plural(count, { one: `${shown} और प्रविष्टि दिखाएँ`, other: `${shown} और प्रविष्टियाँ दिखाएँ` })
    },
    form: {
      title: 'गेस्ट बुक में लिखें',
      message: 'मैसेज',
      bytes: (used, most) => `${most} में से ${used} बाइट`,
      review: 'जाँचें',
      connect: 'वॉलेट कनेक्ट करें',
      signIn: 'साइन इन करें',
      whyConnect: 'लिखने के लिए वॉलेट कनेक्ट करें। पढ़ने के लिए इसकी ज़रूरत नहीं।',
      whySignIn: 'आपका वॉलेट कनेक्ट है। गेस्ट बुक में लिखने के लिए उससे साइन इन करें।',
      problems: { empty: 'पहले मैसेज लिखें।', long: 'यह मैसेज बहुत लंबा है। इसे छोटा करें।' }
    },
    review: { message: 'मैसेज', confirm: (fee) => `${fee} में लिखें` },
    reasons: {
      WrongFee: 'गेस्ट बुक का शुल्क अलग है।',
      EmptyMessage: 'मैसेज खाली है।',
      MessageTooLong: 'मैसेज बहुत लंबा है।',
      NotOwner: 'ऐसा केवल गेस्ट बुक का मालिक कर सकता है।',
      WithdrawalFailed: 'गेस्ट बुक का मालिक यह भुगतान स्वीकार नहीं करता।'
    }
  }
}
