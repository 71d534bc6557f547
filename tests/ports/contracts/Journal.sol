// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Has state, and logs it.
contract Journal {
    struct Point {
        int32 x;
        uint256 y;
    }

    event Moved(address indexed who, int24 indexed by, bool indexed isFast, uint8 step, string note);
    event Tagged(bytes32 indexed tag, bytes4 indexed short, uint256 indexed number);
    event Hashed(string indexed text, bytes indexed data, uint256[] indexed numbers, Point point);
    event Pointed(Point indexed point, Point[] points);
    event Unnamed(address indexed, uint256, string indexed);
    event Odd(uint256 indexed length, uint8 indexed then, uint256 __proto__, bool toString);
    event Nothing();
    event Secret(uint256 value) anonymous;

    uint256 public count;

    function add(uint256 more) external returns (uint256 before) {
        before = count;
        count = before + more;
    }

    function pay(uint256) external payable returns (address from, uint256 value, uint256 held) {
        ++count;
        return (msg.sender, msg.value, address(this).balance);
    }

    function paid(uint256 minimum) external payable returns (bool) {
        require(msg.value >= minimum, "too little");
        return true;
    }

    /// With an argument, so that calls can differ.
    function blockNumber(uint256) external view returns (uint256) {
        return block.number;
    }

    function move(int24 by, bool isFast, uint8 step, string memory note) external {
        emit Moved(msg.sender, by, isFast, step, note);
    }

    function moveTwice(int24 by) external {
        emit Moved(msg.sender, by, false, 1, "one");
        emit Moved(msg.sender, by, true, 2, "two");
    }

    function tag(bytes32 tag_, bytes4 short, uint256 number) external {
        emit Tagged(tag_, short, number);
    }

    function hash(string memory text, bytes memory data, uint256[] memory numbers, Point memory point) external {
        emit Hashed(text, data, numbers, point);
        Point[] memory points = new Point[](1);
        points[0] = point;
        emit Pointed(point, points);
    }

    function others(address who) external {
        emit Unnamed(who, 7, "hello");
        emit Odd(1, 2, 3, true);
        emit Nothing();
        emit Secret(9);
    }

    /// A log with these three topics and this data as they are.
    function rawLog(bytes32 first, bytes32 second, bytes32 third, bytes calldata data) external {
        assembly {
            calldatacopy(0, data.offset, data.length)
            log3(0, data.length, first, second, third)
        }
    }
}
