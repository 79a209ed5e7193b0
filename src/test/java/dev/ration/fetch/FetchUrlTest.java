package dev.ration.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The one form of URLs: row 121, and the notations of an address checker's list. */
class FetchUrlTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "https://a.test | https://a.test/",
      "HTTPS://A.Test/Path?Q=1#frag | https://a.test/Path?Q=1",
      "https://a.test:443/ | https://a.test/",
      "http://a.test:80 | http://a.test/",
      "https://a.test:0443/ | https://a.test/",
      "https://a.test:8443/x | https://a.test:8443/x",
      "https://a.test:/x | https://a.test/x",
      "https://a.test./x | https://a.test/x",
      "https:\\\\a.test\\x\\..\\y | https://a.test/y",
      "https:a.test | https://a.test/",
      "https:////a.test//x | https://a.test//x",
      "https://a.test\\@evil.test/ | https://a.test/@evil.test/",
      "https://a.test?x=/../y | https://a.test/?x=/../y",
      "https://a.test/a/./b/../c/%2e%2E/d/.. | https://a.test/a/",
      "https://a.test/../../x | https://a.test/x",
      "https://a.test/a b\"<>`{}^ | https://a.test/a%20b%22%3C%3E%60%7B%7D%5E",
      "https://a.test/é€😀?é' | https://a.test/%C3%A9%E2%82%AC%F0%9F%98%80?%C3%A9%27",
      "https://a.test/%zz%41?%[ | https://a.test/%25zz%41?%25[",
      "https://%61.t%65st/ | https://a.test/",
      "https://xn--bcher-kva.test/ | https://xn--bcher-kva.test/",
      "https://under_score.test/ | https://under_score.test/",
      // attack 39
      "http://127.1/ | http://127.0.0.1/",
      "http://127.0.1/ | http://127.0.0.1/",
      "http://2130706433/ | http://127.0.0.1/",
      "http://0x7f000001/ | http://127.0.0.1/",
      "http://0x7F.1/ | http://127.0.0.1/",
      "http://017700000001/ | http://127.0.0.1/",
      "http://0177.0.0.01/ | http://127.0.0.1/",
      "http://127.0.0.1./ | http://127.0.0.1/",
      "http://%31%32%37.0.0.1/ | http://127.0.0.1/",
      "http://0/ | http://0.0.0.0/",
      "http://0x/ | http://0.0.0.0/",
      "http://169.254.169.254/ | http://169.254.169.254/",
      "http://[::ffff:7f00:1]/ | http://[::ffff:7f00:1]/",
      "http://[::FFFF:127.0.0.1]:8080/ | http://[::ffff:7f00:1]:8080/",
      "http://[0:0:0:0:0:0:0:1]/ | http://[::1]/",
      "http://[::]/ | http://[::]/",
      "http://[fc00::1]/ | http://[fc00::1]/",
      "http://[2001:DB8:0:0:1:0:0:1]/ | http://[2001:db8::1:0:0:1]/",
      "http://[1:0:2:0:3:0:4:0]/ | http://[1:0:2:0:3:0:4:0]/",
      "http://[1::]/ | http://[1::]/",
  })
  void oneForm(String raw, String expected) throws FetchRefused { // row 121
    String url = FetchUrl.parse(raw).toString();
    assertEquals(expected, url);
    assertEquals(url, FetchUrl.parse(url).toString());
  }

  @Test
  void controlsAreDropped() throws FetchRefused { // row 121
    assertEquals("https://a.test/xy", FetchUrl.parse("\u0000 ht\ttp\ns://a.te\rst/x\ny \u001f").toString());
    assertEquals("https://a.test/%EF%BF%BD", FetchUrl.parse("https://a.test/\ud800").toString());
  }

  @Test
  void credentialsAreSeenAndNotKept() throws FetchRefused { // row 121
    for (String text : new String[] {"https://good@169.254.169.254/", "https://good:pass@169.254.169.254/",
        "https://a.test@good@169.254.169.254/", "https://@169.254.169.254/"}) {
      FetchUrl url = FetchUrl.parse(text);
      assertTrue(url.hasCredentials());
      assertEquals("169.254.169.254", url.host());
      assertEquals("https://169.254.169.254/", url.toString());
    }
    assertFalse(FetchUrl.parse("https://a.test/@b").hasCredentials());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "https:", "https://", "https:///", "https://?x", "https://a b/", "https://a..b/", "https://.a/",
      "https://a.test../", "https://./", "https://a<b/", "https://a%00b/", "https://a%2fb/", "https://a%40b/", "https://a%/",
      "https://bücher.test/", "https://a。test/", "https://ａ.test/", "https://b%C3%BCcher.test/", "https://1.2.3.4.5/",
      "https://256.1.1.1/", "https://1.2.3.256/", "https://4294967296/", "https://0x100000000/", "https://08/", "https://a.1/",
      "https://a.0x/", "https://[::1/", "https://::1/", "https://[1:2:3]/", "https://[1::2::3]/",
      "https://[:1]/", "https://[1:]/", "https://[::1%25eth0]/", "https://[::127.1]/", "https://[::01.2.3.4]/",
      "https://[1:2:3:4:5:6:7:1.2.3.4]/", "https://[1:2:3:4:5:6:7:8:9]/", "https://[12345::]/", "https://[]/", "https://[::1]x/",
      "https://a.test:x/", "https://a.test:65536/", "https://a.test:99999999999/", "https://a.test:-1/", "https://a.test:8 0/",
      "file:///etc/passwd", "ftp://a/", "data:text/plain,x", "blob:https://a/", "jar:https://a!/", "javascript:1", "ws://a/", "a:b",
      "/x", "x", "//a.test/"})
  void refused(String text) { // row 109, row 121
    assertThrows(FetchRefused.class, () -> FetchUrl.parse(text));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "https://b.test/z | https://b.test/z",
      "//b.test/z | https://b.test/z",
      "\\\\b.test/z | https://b.test/z",
      "/z | https://a.test:81/z",
      "z?q | https://a.test:81/d/z?q",
      "../z | https://a.test:81/z",
      "?q | https://a.test:81/d/e?q",
      "'' | https://a.test:81/d/e?x",
      "#f | https://a.test:81/d/e?x",
      "https:z | https://a.test:81/d/z",
      "http:z | http://z/",
  })
  void references(String reference, String expected) throws FetchRefused { // row 123
    assertEquals(expected, FetchUrl.parse("https://a.test:81/d/e?x").resolve(reference).toString());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "/x/../y?z#f | /y?z",
      "//a.test:80/x | //a.test:80/x",
      "/\\a.test/x | //a.test/x",
      "/.//a.test | /.//a.test",
      "/x/..//a.test | /.//a.test",
      "a/../b | a/../b",
      "?x=1 | ?x=1",
      "1:2 | ./1:2",
  })
  void whatNeedsABase(String reference, String expected) throws FetchRefused { // row 120
    FetchUrl url = FetchUrl.parseReference(reference);
    assertTrue(url.isRelative());
    assertEquals(expected, url.toString());
  }

  @Test
  void linearAndBounded() { // row 121
    String[] parts = {"/..", "/.", "/%2e%2e", "\\", "%", "@", ":", "0", ".", "[", "?", "#", "é", "\t", "a.", "0x", "::"};
    Random random = new Random(7);
    Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
      for (String part : parts) {
        parse("https://a.test/" + part.repeat(8_000 / part.length()));
        parse("https://" + part.repeat(8_000 / part.length()));
      }
      for (int i = 0; i < 20_000; i++) {
        StringBuilder text = new StringBuilder("https:/");
        for (int k = random.nextInt(12); k >= 0; k--) {
          text.append(parts[random.nextInt(parts.length)]);
        }
        parse(text.toString());
      }
    });
    assertThrows(FetchRefused.class, () -> FetchUrl.parse("https://a.test/" + "x".repeat(9_000)));
    assertThrows(FetchRefused.class, () -> FetchUrl.parse("https://a.test/" + "é".repeat(8_000)));
  }

  /** What is admitted is a fixed point: whoever parses it again sees the same. */
  private static void parse(String text) {
    FetchUrl url;
    try {
      url = FetchUrl.parse(text);
    } catch (FetchRefused e) {
      return;
    }
    String form = url.toString();
    assertTrue(form.chars().allMatch(c -> c > ' ' && c < 0x7f && c != '\\'), form);
    Assertions.assertDoesNotThrow(() -> java.net.URI.create(form), form);
    FetchUrl again = Assertions.assertDoesNotThrow(() -> FetchUrl.parse(form), form);
    assertEquals(form, again.toString());
    assertEquals(url.host(), again.host());
  }
}
