/** Sendouts held since the club was restored from a backup, and their release. */
export const sv = {
  waiting:
    "{count, plural, one {Ett utskick väntar} other {# utskick väntar}} sedan klubben återställdes. Titta på vart och ett, eller släpp alla på en gång.",
  open: "Släpp alla",
  title: "Släpp alla utskick som väntar?",
  fetchFailed: "Det gick inte att hämta utskicken som väntar",
  risk: "Vi vet inte vad som gick ut efter säkerhetskopian. En del kan få samma meddelande igen.",
  atOnce:
    "{count, plural, =0 {Inget meddelande skickas genast.} one {Ett meddelande skickas genast.} other {# meddelanden skickas genast.}}",
  later: "{count, plural, one {Ungefär ett till skickas senare.} other {Ungefär # till skickas senare.}}",
  messages: "{count, plural, one {ett meddelande} other {# meddelanden}}",
  when: {
    AT_ONCE: "genast",
    AT_ITS_TIME: "den {when}",
    BY_ITSELF: "skickas automatiskt igen",
    APPROVAL: "väntar på godkännande",
  },
  release: "Släpp alla",
  released: "{count, plural, one {Ett utskick fortsätter} other {# utskick fortsätter}}",
  releaseFailed: "Det gick inte att släppa utskicken",
};
