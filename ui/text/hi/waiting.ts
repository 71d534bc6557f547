import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `${seconds} सेकंड से इंतज़ार`,
  confirmIn: (wallet) => `${wallet} में पुष्टि करें`,
  open: (wallet) => `${wallet} खोलें`,
  help: {
    host: (wallet) =>
      `कुछ नहीं दिख रहा? ${wallet} इस पेज के बाहर पूछता है, और शायद उस वॉलेट का इंतज़ार कर रहा हो जिससे आप हस्ताक्षर करते हैं।`,
    browser: (wallet) =>
      `कुछ नहीं दिख रहा? ${wallet} लॉक हो सकता है, या उसकी विंडो इसके पीछे या साइड पैनल में हो सकती है। उसे ब्राउज़र के टूलबार से खोलें।`,
    around: (wallet) => `कुछ नहीं दिख रहा? ${wallet} लॉक हो सकता है।`,
    app: (wallet) => `कुछ नहीं दिख रहा? इस फ़ोन पर ${wallet} खोलें: अनुरोध वहीं है।`,
    elsewhere: (wallet) => `कुछ नहीं दिख रहा? ${wallet} जिस डिवाइस पर है उसे अनलॉक करें, और वहाँ उसे खोलें।`
  }
}
