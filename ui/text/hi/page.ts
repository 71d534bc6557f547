import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'मुख्य सामग्री पर जाएँ',
    mainNavigation: 'मुख्य नेविगेशन',
    dashboard: 'डैशबोर्ड',
    connectWallet: 'वॉलेट कनेक्ट करें',
    openMenu: 'मेन्यू खोलें',
    closeMenu: 'मेन्यू बंद करें',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'आपके कहे बिना यह पेज किसी से संपर्क नहीं करता।',
    contacts: (hosts) => `यह पेज कभी भी ${hosts} से संपर्क कर सकता है।`,
    reconnects: 'कनेक्ट किया गया वॉलेट अगली बार आने पर फिर कनेक्ट होता है, जब तक आप उसे डिस्कनेक्ट न करें।',
    connections: 'कनेक्शन',
    theme: 'थीम',
    themes: { system: 'सिस्टम', light: 'लाइट', dark: 'डार्क', midnight: 'मिडनाइट' },
    failedToStart: 'पेज पूरा लोड नहीं हो सका।',
    tryAgain: 'फिर से कोशिश करें',
    reload: 'रीलोड करें'
  },
  code: {
    offline: 'यह डिवाइस इंटरनेट से कनेक्ट नहीं है।',
    missing: 'पेज का एक हिस्सा लोड नहीं हो सका। फिर से कोशिश करने पर पेज रीलोड हो सकता है।'
  },
  home: {
    title: 'आपका वॉलेट, साफ़-साफ़।',
    lead: 'अपना बैलेंस देखें और अपने ट्रांज़ैक्शन पर नज़र रखें। हर हस्ताक्षर और भुगतान की मंज़ूरी आप अपने वॉलेट में देते हैं।',
    connect: 'वॉलेट कनेक्ट करें',
    openDashboard: 'डैशबोर्ड खोलें',
    promises: [
      { title: 'कुंजियाँ आपके पास रहती हैं', text: 'यह पेज कभी कोई कुंजी नहीं देखता। हस्ताक्षर सिर्फ़ आपका वॉलेट करता है।' },
      {
        title: 'बैकग्राउंड में कुछ नहीं',
        text: 'न ट्रैकर, न कोई तीसरा पक्ष। आपके कनेक्ट करने के बाद ही पेज किसी नेटवर्क से बात करता है।'
      },
      {
        title: 'ट्रांज़ैक्शन की सही स्थिति',
        text: 'लंबित, पुष्ट या विफल: वही जो चेन कहती है, रीलोड के बाद भी।'
      }
    ],
    networks: 'नेटवर्क',
    moreNetworks: (count) => `और ${count} अन्य`,
    testNetworks: 'ये टेस्ट नेटवर्क हैं। इन पर मौजूद एसेट का कोई मूल्य नहीं है।'
  },
  dialogs: {
    close: 'बंद करें',
    back: 'वापस',
    cancel: 'रद्द करें',
    details: 'विवरण',
    copyDetails: 'विवरण कॉपी करें'
  },
  connect: {
    connectButton: 'वॉलेट कनेक्ट करें',
    browserWallet: 'ब्राउज़र वॉलेट'
  }
}
