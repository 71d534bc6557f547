import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'हर होस्ट, जिससे इस पेज ने खुलने के बाद कुछ माँगा है। पेज बंद करते ही यह सूची भुला दी जाती है।',
  requests: 'अनुरोध',
  first: 'पहला',
  last: 'आख़िरी',
  page: 'यह पेज ख़ुद',
  chain: (network) => `${network} को पढ़ता है`,
  names: 'खातों के नाम और उनकी तस्वीरें',
  signIn: 'साइन इन',
  relay: 'दूसरे डिवाइस के वॉलेट (WalletConnect)',
  team: 'इस साइट के पेज',
  other: 'मक़सद पता नहीं',
  note: 'अनुरोध ख़त्म होने पर गिना जाता है, जवाब न मिले तब भी। आपका वॉलेट क्या माँगता है, यह पेज नहीं जान सकता।'
}
