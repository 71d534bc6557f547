import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `${wallet} कनेक्ट करने का कोड`,
  preparing: 'कोड तैयार हो रहा है',
  ready: 'कोड स्कैन के लिए तैयार है।',
  validFor: (time) => `${time} के लिए मान्य`,
  newValidFor: (time) => `नया कोड, ${time} के लिए मान्य`,
  expiresSoon: 'कोड की वैधता एक मिनट में खत्म हो जाएगी। नया कोड अपने आप आएगा।',
  renewed: 'पुराने कोड की जगह नया कोड आ गया है।',
  copyLink: 'लिंक कॉपी करें',
  openAny: 'वॉलेट खोलें',
  openAnyTitle: 'इस फ़ोन पर वॉलेट खोलें',
  openAnyText: 'वहाँ पुष्टि करें, फिर यहाँ लौटें।',
  openAnyHelp: 'कुछ नहीं खुला? लिंक कॉपी करें, या कोड दिखाकर उसे किसी दूसरे फ़ोन से स्कैन करें।',
  showCode: 'कोड दिखाएँ',
  hideCode: 'कोड छिपाएँ',
  confirm: (wallet) => `${wallet} में कनेक्शन की पुष्टि करें, फिर यहाँ लौटें।`,
  preparingLink: 'लिंक तैयार हो रहा है',
  open: (wallet) => `${wallet} खोलें`,
  openAgain: 'फिर से खोलें',
  notOpened: (wallet) => `${wallet} नहीं खुला?`,
  notOpenedHelp: 'फिर से कोशिश करें, लिंक को वॉलेट में पेस्ट करें, या पहले उसे इंस्टॉल करें।',
  inAppHelp:
    'यह पेज किसी दूसरे ऐप के अंदर खुला है, जहां से वॉलेट शायद न खुलें। उस ऐप के मेनू से पेज को अपने ब्राउज़र में खोलें, या इसका पता कॉपी करें।'
}
